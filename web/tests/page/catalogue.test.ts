import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import contract from '../../openapi.json';
import { en, es } from '../../src/i18n/all';
import * as operator from '../../src/i18n/operator';
import { words as lesson } from '../../src/lesson/words';
import { words as replay } from '../../src/replay/words';

const blanks = (s: string) => [...s.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

describe('the catalogue', () => {
  it('has the same keys in both languages', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.entries(en))('%s has its words and the same blanks in both', (key, text) => {
    const spanish = es[key as keyof typeof en];
    expect(text.trim()).not.toBe('');
    expect(spanish.trim()).not.toBe('');
    expect(blanks(spanish)).toEqual(blanks(text));
  });

  it('has the quotation marks and apostrophes of a book', () => {
    const all = [en, es, lesson.en, lesson.es, replay.en, replay.es, operator.en, operator.es].flatMap(
      (words) => Object.values(words),
    );
    expect(all.filter((text) => /["'«»]/.test(text))).toEqual([]);
  });

  it('has a minus sign before a number, not a hyphen', () => {
    const all = [en, es, lesson.en, lesson.es, replay.en, replay.es].flatMap((words) => Object.values(words));
    expect(all.filter((text) => /(^|[\s(])-[\d{]/.test(text))).toEqual([]);
  });

  it('says of a person in Spanish nothing that a man and a woman are not both called', () => {
    const gendered = /\b(ejecutad|infiltrad|eliminad|expulsad|encerrad|invitad|bienvenid)[oa]s?\b/i;
    const all = [es, lesson.es, replay.es].flatMap((words) => Object.values(words));
    expect(all.filter((text) => gendered.test(text))).toEqual([]);
  });

  it('has both numbers of whatever is counted', () => {
    for (const key of Object.keys(en)) {
      if (key.endsWith('.one')) expect(en).toHaveProperty([key.replace(/one$/, 'other')]);
      if (key.endsWith('.other')) expect(en).toHaveProperty([key.replace(/other$/, 'one')]);
    }
  });

  it('has a sentence for every code that the server can send, and for no other but its own', () => {
    const codes: string[] = contract.components.schemas.Problem.properties.code.enum;
    const own = ['offline', 'unknown']; // what the client finds out by itself
    const sentences = Object.keys(en).flatMap((key) => /^error\.(.+)$/.exec(key)?.[1] ?? []);
    expect(sentences.sort()).toEqual([...codes.filter((code) => code !== 'options-refused'), ...own].sort());
  });
});

it('has a sentence for every way in which a game ends', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../rules/ending.go'), 'utf8');
  const names = /endingNames = \[NumEndings\]string\{([^}]+)\}/.exec(source)![1]!;
  const all = [...names.matchAll(/"([a-z-]+)"/g)].map((m) => m[1]!).filter((e) => e !== 'going');
  expect(all).toContain('evacuated');
  for (const ending of all) expect(en).toHaveProperty([`ending.${ending}`]);
});

describe('the bots', () => {
  it.each(contract.components.schemas.OptionsBody.properties.bot.enum)(
    '%s has a name and is described',
    (bot) => {
      expect(en).toHaveProperty([`bot.${bot}`]);
      expect(en).toHaveProperty([`botHint.${bot}`]);
    },
  );
});

describe.each([
  ['replay', replay],
  ['lesson', lesson],
  ['operator', { en: operator.en, es: operator.es }],
])('the words of %s', (_, words) => {
  it.each(Object.entries(words.en))('%s has its words and the same blanks in both', (key, text) => {
    const spanish = words.es[key as keyof typeof words.es];
    expect(text.trim()).not.toBe('');
    expect(spanish.trim()).not.toBe('');
    expect(blanks(spanish)).toEqual(blanks(text));
  });
});

it("the operator's page has words for every number that the server shows it", () => {
  const source = readFileSync(join(import.meta.dirname, '../../../server/metrics.go'), 'utf8');
  const shown = source.match(/^var shown = \[\]string\{([^}]*)\}/m)![1]!;
  const all = [...shown.matchAll(/"(\w+)"/g)].map((m) => m[1]!);
  expect(all).toContain('ragtag_streams');
  for (const name of all) expect(operator.en).toHaveProperty([`f.${name}`]);
});

describe('the sources', () => {
  const files = import.meta.glob('../../src/**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it('use every key, and no key that is not there', () => {
    const text = Object.entries(files)
      .filter(([name]) => !/i18n\/(en|es)\.ts$/.test(name))
      .map(([, source]) => source as string)
      .join('\n');
    const built = [...text.matchAll(/`([\w.]+)\.\$\{/g)].map((m) => m[1]!);
    const unused = Object.keys(en).filter(
      (key) =>
        !text.includes(`'${key}'`) &&
        !text.includes(`'${key.replace(/\.(one|other)$/, '')}'`) &&
        !built.some((prefix) => key.startsWith(`${prefix}.`)),
    );
    expect(unused).toEqual([]);
  });
});
