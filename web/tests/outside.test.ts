// What a check of the client reads outside its folder is named by one path, from which .ci/check learns that the check
// must run again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const dirs = ['src', 'tests', 'fixtures'];
const files = dirs.flatMap((dir) =>
  readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|js|svelte)$/.test(file))
    .map((file) => join(root, dir, file)),
);

/** A way out without a name behind it: the name is put together elsewhere. */
const nameless = /(['"`])\/?(\.\.\/)*\.\.\/?(\1|\$\{)/g;

test('a way out of the folder has its name with it', () => {
  for (const text of ["'..'", '"../.."', "'../../'", '`../${name}`', "'/..'"]) expect(text).toMatch(nameless);
  for (const text of ["'../a'", "'../../rules/ending.go'", '`../a/${name}`', "'...'"])
    expect(text).not.toMatch(nameless);
  const found = files.flatMap((file) =>
    file === import.meta.filename
      ? []
      : [...readFileSync(file, 'utf8').matchAll(nameless)].map(([at]) => `${file}: ${at}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
