// The rulebook's drawings show the ships of the table: rulebook/drawing/ships.svg is made of the same strokes. After a
// change: BOOK=write npx vitest run tests/book.test.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Stroke } from '../src/art/pen';
import { ships } from '../src/art/ships';

const file = join(import.meta.dirname, '../../rulebook/drawing/ships.svg');
const shown = [
  'viper',
  'viper-vii',
  'assault-raptor',
  'raider',
  'heavy-raider',
  'basestar',
  'freighter',
] as const;

function path(s: Stroke): string {
  const given: [string, string | number | undefined][] = [
    ['d', s.d.replaceAll(/\s+/g, ' ')],
    ['fill', s.fill ?? 'none'],
    ['stroke', s.stroke ?? 'none'],
    ['stroke-width', s.width],
    ['stroke-dasharray', s.dash],
    ['stroke-linecap', s.round ? 'round' : undefined],
    ['opacity', s.opacity],
  ];
  const words = given.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}="${value}"`);
  return `<path ${words.join(' ')}/>`;
}

test('the rulebook has the ships of the table', () => {
  const lines = shown.map((kind) => {
    const { width, height, strokes } = ships[kind];
    // what an engine leaves behind it is a gradient, which has an id
    const paths = strokes.filter((s) => !s.fill?.startsWith('url(')).map(path);
    return `<symbol id="${kind}" viewBox="0 0 ${width} ${height}">${paths.join('')}</symbol>\n`;
  });
  const made = `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('')}</svg>\n`;
  if (process.env.BOOK === 'write') writeFileSync(file, made);
  expect(readFileSync(file, 'utf8')).toBe(made);
});
