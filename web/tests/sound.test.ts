import { describe, expect, it } from 'vitest';
import { en } from '../src/i18n/all';
import { soundOf, sounds } from '../src/sound/kinds';

const line = (kind: string, more: object = {}) => ({ kind, ...more });

describe('the sound of a beat', () => {
  it.each([
    ['drew', 'cards', 'card'],
    ['rolled', 'die', 'die'],
    ['destroyed', 'destroyed', 'lost'],
    ['jump', 'jump', 'jump'],
    ['cylon', 'reveal', 'cylon'],
    ['showed', 'reveal', 'card'],
    ['ended', 'over', 'end'],
  ])('of %s is that of its kind', (what, kind, sound) => expect(soundOf(line(what), kind, 0)).toBe(sound));

  it('is none where nothing plays, and of the cards of a check, which sound as they are turned', () => {
    expect(soundOf(line('phase'), 'quiet', 0)).toBeUndefined();
    expect(soundOf(line('revealed'), 'check', 0)).toBeUndefined();
  });

  it('says how a check has come out', () => {
    expect(soundOf(line('outcome', { outcome: 'pass' }), 'verdict', 0)).toBe('pass');
    expect(soundOf(line('outcome', { outcome: 'partial' }), 'verdict', 0)).toBe('partial');
    expect(soundOf(line('outcome', { outcome: 'fail' }), 'verdict', 0)).toBe('fail');
  });

  it('tells whom it happened to, but not who did it themselves', () => {
    expect(soundOf(line('sent', { at: 2 }), 'move', 2)).toBe('you');
    expect(soundOf(line('sent', { at: 2 }), 'move', 1)).toBeUndefined();
    expect(soundOf(line('handed', { by: 2, at: 2 }), 'cards', 2)).toBe('card');
    expect(soundOf(line('executed', { at: 2 }), 'execution', 2)).toBe('execution');
  });

  it('does not depend on what a line tells one seat alone', () => {
    for (const seat of [0, 1]) {
      const sound = soundOf(
        { ...line('drew', { by: 0, private: true, known: ['skill/repair-1'] }) },
        'cards',
        seat,
      );
      expect(sound).toBe(soundOf(line('drew', { by: 0 }), 'cards', seat));
    }
  });

  it('has a caption, each', () => {
    for (const sound of sounds) expect(en[`sound.heard.${sound}`]).toBeTruthy();
  });
});
