import { describe, expect, it } from 'vitest';
import { frames } from '../fixtures/frames';
import { askedAbout } from '../src/tray/preview';

describe('a drawn card', () => {
  const { ask } = frames.scouted!;

  it('is what is asked about, when no option names it', () => {
    expect(askedAbout(ask, ['crisis/ambush'])).toEqual(['crisis/ambush']);
  });

  it('is one option of several, when they do', () => {
    const options = ['crisis/ambush', 'crisis/riots'].map((id) => ({
      id,
      max: 1,
      label: { en: '', es: '' },
    }));
    expect(askedAbout({ ...ask!, options }, ['crisis/ambush', 'crisis/riots'])).toEqual([]);
  });

  it('is nothing while nothing is asked', () => {
    expect(askedAbout(undefined, ['crisis/ambush'])).toEqual([]);
  });
});
