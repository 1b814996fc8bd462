// The words that come later are those that no first screen says.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { later } from '../src/i18n/en.later';

const src = join(import.meta.dirname, '../src');

/** What comes with the first screens, and with what loads by itself before the last step of a table. */
const first = [
  'main.ts',
  'lobby/Home.svelte',
  'lobby/Waiting.svelte',
  'table/Table.svelte',
  'table/Game.svelte',
  'table/state.ts',
  'table/board.ts',
  'table/rest.ts',
];

/** The sources that these import, and all that those do; not what they ask for in their own time. */
function sources(paths: string[]): string[] {
  const found = new Set<string>();
  const go = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const statements = readFileSync(path, 'utf8').matchAll(
      /^\s*(?:import|export)\s(?!type\s)[^'"()]*?'(\.[^']+)'/gm,
    );
    for (const [, to] of statements) {
      const file = ['', '.ts', '.svelte.ts', '.svelte']
        .map((end) => join(dirname(path), to + end))
        .find((file) => /\.(ts|svelte)$/.test(file) && existsSync(file));
      if (file) go(file);
    }
  };
  for (const path of paths) go(join(src, path));
  return [...found];
}

it('no first screen says a word that comes later', () => {
  const all = sources(first);
  expect(all.length).toBeGreaterThan(100);
  const texts = all.map((path) => readFileSync(path, 'utf8')).join('\n');
  const said = Object.keys(later).filter((key) =>
    [key, key.replace(/\.(one|other)$/, '')].some((name) => texts.includes(`'${name}'`)),
  );
  expect(said).toEqual([]);
});
