// The name that this browser's player used last.
const stored = 'ragtag:name';

export const rememberedName = (): string => localStorage.getItem(stored) ?? '';

export const rememberName = (name: string): void => localStorage.setItem(stored, name);
