import { expect, it } from 'vitest';
import { briefOf, linesOf, whole } from '../src/cards/lines';

const card = { text: 'Eres un cylon.\nAcción: revela esta carta.', leads: [0, 7], brief: 1 };

it('divides each line of a text where the wording says that its lead ends', () => {
  expect(linesOf(card)).toEqual([
    { lead: '', body: 'Eres un cylon.' },
    { lead: 'Acción:', body: 'revela esta carta.' },
  ]);
  expect(linesOf({ text: 'El CAG elige:\nA: nada.', leads: [13, 2] })[0]).toEqual({
    lead: 'El CAG elige:',
    body: '',
  });
});

it('finds no lead by itself: a colon means nothing', () => {
  expect(linesOf({ text: 'You start off the board: you cannot act.' })).toEqual([
    { lead: '', body: 'You start off the board: you cannot act.' },
  ]);
});

it('has no lines of a component without a text', () => {
  expect(linesOf({ text: '' })).toEqual([]);
  expect(briefOf({ text: '' })).toBeUndefined();
});

it('knows the line that says in short what a component does', () => {
  expect(briefOf(card)).toEqual({ lead: 'Acción:', body: 'revela esta carta.' });
  expect(briefOf({ text: 'Distance 1.\nThen more.' })?.body).toBe('Distance 1.');
});

it('puts a line together as the text has it', () => {
  expect(linesOf(card).map(whole).join('\n')).toBe(card.text);
});
