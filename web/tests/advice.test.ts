import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adviceOf } from '../src/cards/advice';

const facts = join(import.meta.dirname, '../../cards/testdata/facts');
const characters = ['character', 'character-pegasus', 'character-exodus', 'character-daybreak'].flatMap(
  (name) =>
    [...readFileSync(join(facts, `${name}.yaml`), 'utf8').matchAll(/^- id: (\S+)[^]*?^ +class: (\S+)/gm)].map(
      ([, id, type]) => [id!, type!.split('-')[0]!] as const,
    ),
);

describe('advice for who chooses a character', () => {
  it('is that of its class, for everybody of every set', () => {
    expect(characters.length).toBeGreaterThan(30);
    for (const [id, type] of characters)
      expect(adviceOf(`character/${id}`), id).toBe(type === 'cylon' ? 'leader' : type);
  });
});
