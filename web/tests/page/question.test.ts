import { beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../src/i18n/index.svelte';
import type { Session } from '../../src/table/session.svelte';
import { question } from '../../src/table/question';

/** What is said to a seat that is asked nothing, while the table waits for some. */
function said(seat: number, waiting: number[]): string {
  const seats = [0, 1, 2].map(() => ({ character: '' }));
  const table = { seats: seats.map(() => ({ kind: 'human' })) };
  const frame = { view: { seat, over: false, seats, titles: {} }, table, waiting };
  const session = { seat, frame, answered: -1, beats: { now: undefined } } as unknown as Session;
  return question(session)
    .map((part) => part.text)
    .join('');
}

describe('whom the table waits for', () => {
  beforeEach(() => language.set('en'));

  it('is said of the others alone', () => {
    expect(said(0, [0, 2])).toBe('Waiting for Seat 3.');
    expect(said(1, [0, 2])).toBe('Waiting for Seat 1 and Seat 3.');
  });

  it('is nobody, as long as a seat waits for itself only', () => {
    expect(said(0, [0])).toBe('Nothing to decide.');
  });
});

describe('how a check stands', () => {
  beforeEach(() => language.set('en'));

  it('has a minus sign, not a hyphen', () => {
    const ask = { window: 'totalled', text: [{ text: 'Play anything?' }] };
    const frame = { view: { check: { total: -6, difficulty: 7 } } };
    const said = question({ ask, frame } as unknown as Session).map((part) => part.text);
    expect(said.join('')).toBe('Play anything? The total is −6 against 7.');
  });
});
