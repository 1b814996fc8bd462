import { expect, it } from 'vitest';
import { shapes } from '../../src/board/ships';
import { insignia, titleName } from '../../src/table/people.svelte';

it.each([
  ['admiral', 'admiral'],
  ['president-new-caprica', 'president'],
  ['admiral-new-caprica', 'admiral'],
])('the title %s wears the insignia of the %s', (title, sign) => {
  expect(insignia(title)).toBe(sign);
  expect(shapes[insignia(title)]).toBeTruthy();
  expect(titleName(title)).not.toMatch(/[()]/);
});
