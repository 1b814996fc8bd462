// Every pair of colours in which one is text can be read, by day and by night.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/app.css', 'utf8');

/** Both colours of a token, by day and by night; a colour itself is its own. */
function colours(token: string): [day: string, night: string] {
  if (token.startsWith('#')) return [token, token];
  const value = new RegExp(`^ {2}--${token}: ([^;]+);`, 'm').exec(css)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colours(other);
  const found = value.match(/#[0-9a-f]{6}\b/g) ?? [];
  if (found.length === 0 || found.length > 2) throw new Error(`--${token} is no colour: ${value}`);
  return [found[0]!, found.at(-1)!];
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const v = parseInt(colour.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const rooms = ['space', 'panel', 'panel-2', 'card', 'hull', 'room', 'room-lit', 'room-hurt', 'plate'];
const grounds = ['bg', ...rooms, 'cylon-room', 'cylon-wash', 'lamp-wash', 'lamp-fill'];
const skills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'];

/** What is written, and on which grounds. */
const pairs: [texts: string[], grounds: string[]][] = [
  [['ink', 'ink-2', 'muted', 'lamp', 'cold', 'good', 'help', 'loss', 'harm', 'cylon', 'human'], grounds],
  [['ink-3'], ['bg', ...rooms]], // labels of areas
  [['lamp-ink'], ['lamp']],
  [['lamp-faint'], ['lamp-spent']],
  [
    ['paper-ink', 'paper-ink-2'],
    ['paper', 'paper-2'],
  ],
  ...skills.map((skill): [string[], string[]] => [
    [skill === 'politics' ? 'on-politics' : '#ffffff'],
    [`card-${skill}`],
  ]),
  ...skills.map((skill): [string[], string[]] => [
    [skill === 'politics' ? 'on-politics' : 'on-skill'],
    [skill],
  ]),
  [['on-scene'], skills.map((skill) => `scene-${skill}`)],
];

describe.each([
  ['by day', 0],
  ['by night', 1],
] as const)('%s', (_, time) => {
  it('every text has a contrast of 4.5 with every ground that it stands on', () => {
    const poor = pairs.flatMap(([texts, grounds]) =>
      texts.flatMap((text) =>
        grounds
          .map((ground) => ({ text, ground, ratio: contrast(colours(text)[time], colours(ground)[time]) }))
          .filter(({ ratio }) => ratio < 4.5)
          .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`),
      ),
    );
    expect(poor).toEqual([]);
  });
});
