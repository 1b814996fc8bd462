// Miracle tokens, which take the place of what can be used once a game.

/** Whether a game with these options has them. */
export const hasMiracles = (options: string): boolean => options.split('&').includes('daybreak');
