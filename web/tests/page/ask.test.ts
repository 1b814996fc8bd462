// The line that asks and the check panel when the cards have their words.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frames } from '../../fixtures/frames';
import type { Frame, LogLine, Option } from '../../src/api';
import { language } from '../../src/i18n/index.svelte';
import Table from '../../src/table/Table.svelte';
import './whole';

const choice = 'The Admiral chooses:\nA: Lose 1 food.\nB: Lose 1 fuel.';
const wording = {
  windows: {},
  components: {
    'crisis/riots': {
      name: 'Riots',
      type: 'choice',
      text: choice,
      set: 'base',
      choice: { chooser: 'admiral', who: 'The Admiral chooses', a: 'Lose 1 food.', b: 'Lose 1 fuel.' },
    },
    ...Object.fromEntries(
      [1, 2].map((strength) => [
        `skill/executive-order-${strength}`,
        {
          name: 'Executive Order',
          text: 'Action: choose a player.',
          set: 'base',
          skill: 'leadership',
          strength,
        },
      ]),
    ),
    'location/hangar-deck': {
      name: 'Hangar Deck',
      text: 'Action, with Piloting: launch yourself.',
      gist: 'Launch in a viper.',
      set: 'base',
    },
    'ability/blind-devotion': { name: 'Blind Devotion', text: 'Choose a Skill type.', set: 'base' },
    'crisis/water-sabotaged': {
      name: 'Water Sabotaged',
      text: '',
      set: 'base',
      results: { pass: 'No effect.', partial: 'Lose 1 food.', fail: 'Lose 2 food.' },
    },
  },
};

async function table(frame: Frame): Promise<void> {
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('/stream')
      ? new Promise(() => undefined) // a line that never comes up
      : Promise.resolve(Response.json(path.startsWith('/api/wording') ? wording : frame)),
  );
  render(Table, { id: 'one', key: 'secret' });
  await waitFor(() => expect(document.getElementById('decision')).not.toBeNull());
}

const option = (id: string, text: string, strength?: number): Option => ({
  id,
  max: 1,
  label: [{ text, ref: id, ...(strength === undefined ? {} : { strength }) }],
});
const action = {
  ...frames.action!,
  ask: {
    ...frames.action!.ask!,
    options: [
      option('skill/executive-order-1', 'Play Executive Order', 1),
      option('location/hangar-deck', 'Use the Hangar Deck'),
      option('skill/executive-order-2', 'Play Executive Order', 2),
      option('pass', 'No action'),
    ],
  },
};

beforeEach(() => {
  vi.unstubAllGlobals();
  return language.set('en');
});

describe('the line that asks', () => {
  const holding = {
    ...action,
    view: {
      ...action.view!,
      mine: { ...action.view!.mine, hand: ['skill/executive-order-1', 'skill/executive-order-2'] },
    },
  };

  it('has a card once, with its strengths to choose from and all that it does', async () => {
    await table(holding);
    await fireEvent.click(screen.getByRole('button', { name: 'See all 3' }));
    const card = await screen.findByRole('group', { name: 'Play Executive Order' });
    await waitFor(() => expect(card.textContent).toContain('Action: choose a player.'));
    expect([...card.querySelectorAll('.pill')].map((e) => e.textContent)).toEqual(['Le 1', 'Le 2']);
    await fireEvent.click(within(card).getByRole('button', { name: 'Play Executive Order (2)' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play Executive Order (1)' }));
    expect(screen.getByRole('button', { name: 'Confirm: Play Executive Order (1)' })).toBeTruthy();
  });

  it('takes back the last answer by what it says in the language that is read', async () => {
    const took = [{ text: 'Play ' }, { text: 'Repair', ref: 'skill/repair-1', strength: 1 }];
    await table({ ...frames.watching!, seat: 0, undo: { ask: 39 }, given: [{ ask: 39, text: [], took }] });
    expect(await screen.findByRole('button', { name: 'Take back: Play Repair (1)' })).toBeTruthy();
  });

  it('has to pass beside the answer', async () => {
    await table(action);
    const pass = screen.getByRole('button', { name: 'No action' });
    expect(pass.closest('.up')).toBeNull();
    await fireEvent.click(pass);
    expect(screen.getByRole('button', { name: 'Confirm: No action' })).toBeTruthy();
  });

  it('says in the line what one’s own room and an ability do', async () => {
    const ability = option('ability/blind-devotion', 'Blind Devotion');
    await table({ ...action, ask: { ...action.ask, options: [...action.ask.options.slice(1, 2), ability] } });
    const does = (id: string) => document.getElementById(`option-${id}`)!.textContent;
    await waitFor(() => expect(does('location/hangar-deck')).toContain('Launch in a viper'));
    expect(does('ability/blind-devotion')).toContain('Choose a Skill type.');
  });

  it('says in the place of the answer what is missing, until there is one', async () => {
    await table(action);
    const confirm = () => document.querySelector<HTMLButtonElement>('#decision .confirm')!;
    await waitFor(() => expect(confirm().textContent).toBe('Choose one'));
    expect(confirm().disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'No action' }));
    expect(confirm().textContent).toBe('Confirm');
  });

  it('leaves the cards in the dark that are no answer, all of them if none is', async () => {
    const ask = {
      ...action.ask,
      kind: 'play',
      options: [option('ability/blind-devotion', 'Blind Devotion')],
    };
    await table({ ...holding, ask });
    await waitFor(() => expect(document.querySelector('section.hand')!.classList).toContain('about'));
  });

  const shown = () => [...document.querySelectorAll('#decision .press')].map((e) => e.id);

  it('leaves to the hand what is chosen there, and lists it when it is asked to', async () => {
    await table(holding);
    expect(shown()).toEqual(['option-location/hangar-deck', 'option-pass']);
    await fireEvent.click(screen.getByRole('button', { name: 'See all 3' }));
    expect(document.querySelectorAll('#decision .up .press')).toHaveLength(4);
  });

  it('draws up the types of cards on a phone, which stand nowhere else', async () => {
    vi.stubGlobal('innerWidth', 390);
    const types = ['politics', 'leadership', 'tactics', 'piloting'];
    const options = types.map((type) => ({ ...option(`skill-type/${type}`, type), max: 3 }));
    await table({ ...action, ask: { ...action.ask, kind: 'draw', min: 3, max: 3, options } });
    expect(document.querySelectorAll('#decision .up .press')).toHaveLength(4);
    await fireEvent.click(screen.getByRole('button', { name: 'See all 4' }));
    expect(document.querySelectorAll('#decision .up .press')).toHaveLength(0); // it can be put away
  });

  it('lists to do nothing after all that can be done', async () => {
    const options = [action.ask.options[3]!, ...action.ask.options.slice(0, 3)];
    await table({ ...holding, ask: { ...action.ask, options } });
    await fireEvent.click(screen.getByRole('button', { name: 'See all 3' }));
    const listed = [...document.querySelectorAll('#decision .up .press')].map((e) => e.id);
    expect(listed.at(-1)).toBe('option-pass');
  });

  it('draws the hand up on a phone, from the strip of its cards', async () => {
    vi.stubGlobal('innerWidth', 390);
    await table(holding);
    // the way to all of them says how many lie in the hand; to do nothing is last
    expect(shown()).toEqual(['option-pass']);
    expect(screen.getByRole('button', { name: 'All 3 · 1 in hand' })).toBeTruthy();
    await fireEvent.click(await screen.findByRole('button', { name: 'Your hand: 2 cards' }));
    const cards = await screen.findAllByRole('button', { name: /Executive Order/, pressed: false });
    expect(cards).toHaveLength(2);
    await fireEvent.click(cards[0]!);
    expect(screen.getByRole('button', { name: 'Confirm: Play Executive Order (1)' })).toBeTruthy();
    await fireEvent.keyDown(document.getElementById('decision')!, { key: 'Escape' });
    expect(document.querySelector('#decision .up')).toBeNull();
  });
});

describe('a card of several lines', () => {
  it('has who chooses, and each way, while it is resolved', async () => {
    await table({ ...action, view: { ...action.view!, crisis: ['crisis/riots'] } });
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('.choice :is(.who, .way)')].map((e) => e.textContent.trim()),
      ).toEqual(['The Admiral chooses', 'A Lose 1 food.', 'B Lose 1 fuel.']),
    );
  });

  it('lies whole over the scene while it is chosen', async () => {
    const ask = { ...action.ask!, kind: 'crisis', options: [option('crisis/riots', 'Riots')] };
    await table({ ...action, ask });
    await waitFor(() =>
      expect([...document.querySelectorAll('.choose .line')].map((e) => e.textContent)).toEqual(
        choice.split('\n'),
      ),
    );
  });
});

describe('the check', () => {
  /** The results, as they stand below the bridge, and whether each is lit. */
  const results = () =>
    [...document.querySelectorAll('.fates li')].map((e) => [
      e.textContent.replace(/\s+/g, ' ').trim(),
      e.classList.contains('holds'),
    ]);

  it('says what each result does before the cards are up', async () => {
    await table(frames.contribute!);
    await waitFor(() =>
      expect(results()).toEqual([
        ['Fail, under 7 Lose 2 food.', false],
        ['Partial pass, 7 to 12 Lose 1 food.', false],
        ['Pass, 13 or more No effect.', false],
      ]),
    );
  });

  it('lights the result that holds: so far, until it is told', async () => {
    await table(frames.revealed!);
    await waitFor(() => expect(results()[1]).toEqual(['Partial pass, 7 to 12 Lose 1 food.', true]));
    expect(document.querySelector('.verdict strong')!.textContent).toBe('Partly passed so far');
  });

  it('believes the log: somebody may have decided otherwise', async () => {
    const line = (n: number, kind: string, more: Partial<LogLine>): LogLine => ({
      ...frames.revealed!.log[0]!,
      n,
      kind,
      ...more,
    });
    const { log } = frames.revealed!;
    await table({
      ...frames.revealed!,
      log: [
        ...log,
        line(900, 'check', { check: { difficulty: 13 } }),
        line(901, 'outcome', { outcome: 'pass' }),
      ],
    });
    await waitFor(() => expect(results()[2]).toEqual(['Pass, 13 or more No effect.', true]));
    expect(document.querySelector('.verdict strong')!.textContent).toBe('Passed');
  });
});
