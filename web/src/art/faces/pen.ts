// The strokes of a portrait as markup, and its colours.

export const ink = '#0d1218';

/** The rim of a Cylon. */
export const red = '#ff5d4a';

/** A flat shape. */
export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`;

/** A line with round ends. */
export const line = (d: string, colour: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const dot = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"${more && ` ${more}`}/>`;

export const round = (n: number): number => +n.toFixed(1);

/** A path with its numbers rounded. */
export const path = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  parts.reduce((said, part, i) => {
    const value = values[i - 1]!;
    return said + (typeof value === 'number' ? round(value) : value) + part;
  });

/** Skin: lit, half tone, warm shade, deep, blush. */
export const skins = {
  a: ['#f0cda8', '#cf9a74', '#8f5843', '#55342c', '#d9694a'],
  b: ['#e3b78d', '#ba835f', '#7d4b37', '#4a2c26', '#c95f3e'],
  c: ['#c8946a', '#996848', '#64402f', '#3a231c', '#b4532f'],
  d: ['#a5734f', '#775037', '#4b2f23', '#2a1a15', '#94452a'],
  p: ['#eed9c0', '#c9a88f', '#8c6755', '#523e38', '#d4806a'],
  o: ['#d9ae7d', '#ab7e57', '#6f4b34', '#41291f', '#bd6240'],
  e: ['#eeca9c', '#c6986a', '#83583b', '#4a3024', '#d0764e'],
} as const;

/** Hair: in the dark, lit. */
export const tones = {
  black: ['#171a20', '#3a444f'],
  brown: ['#3a271e', '#76523d'],
  auburn: ['#541f17', '#a44a2c'],
  blond: ['#a57c37', '#ecca7a'],
  pale: ['#b9a271', '#f4e7bd'],
  grey: ['#5b6166', '#b9beba'],
  white: ['#9a9d9b', '#ecebe4'],
  dark: ['#251c1a', '#5a4639'],
  sand: ['#7a5a34', '#b98f57'],
} as const;
