import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../src/api';
import { framesIn } from '../../fixtures/frames';
import words from '../../fixtures/wording.json';
import { language } from '../../src/i18n/index.svelte';
import { flat } from '../../src/table/spans';
import type { Session } from '../../src/table/session.svelte';
import Table from '../../src/table/Table.svelte';
import './whole';

class Stream {
  static last: Stream | undefined;
  closed = false;
  private to!: ReadableStreamDefaultController<Uint8Array>;
  readonly response: Response;
  constructor(
    readonly url: string,
    readonly init: RequestInit,
  ) {
    this.response = new Response(new ReadableStream({ start: (to) => void (this.to = to) }));
    init.signal!.addEventListener('abort', () => (this.closed = true));
    Stream.last = this;
  }
  lose() {
    this.to.error(new TypeError('network'));
  }
  send(frame: unknown) {
    const text = `id: 1-2-3\nevent: frame\ndata: ${JSON.stringify(frame)}\n\n`;
    this.to.enqueue(new TextEncoder().encode(text));
  }
}

const frames = framesIn('en');
let answers: unknown[];

beforeEach(() => {
  answers = [];
  Stream.last = undefined;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path.includes('/stream')) return Promise.resolve(new Stream(path, init!).response);
    if (path.startsWith('/api/wording'))
      return Promise.resolve(
        Response.json({ components: words[/lang=es/.test(path) ? 'es' : 'en'], windows: {} }),
      );
    const id = /tables\/(\w+)/.exec(path)?.[1] ?? '';
    if (/\/(answers|orders)/.test(path)) {
      answers.push(JSON.parse(init!.body as string));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    const frame = path.includes('/chronicle') ? undefined : framesIn(/lang=es/.test(path) ? 'es' : 'en')[id];
    return Promise.resolve(Response.json(frame ?? { code: 'no-such-table' }, { status: frame ? 200 : 404 }));
  });
});

async function table(name: string): Promise<Session | undefined> {
  render(Table, { id: name, key: name === 'watching' ? null : 'secret' });
  await waitFor(() => expect(document.querySelector('.whole, .fatal a')).not.toBeNull());
  return undefined;
}

/** The table's stream, which opens when the page has time. */
const streamed = () =>
  waitFor(() => {
    expect(Stream.last).toBeDefined();
    return Stream.last!;
  });

/** Draws up the list of all that can be chosen, if some of it stands elsewhere. */
async function listed() {
  const opener = document.querySelector('#decision .opener.choices');
  if (opener) await fireEvent.click(opener);
}

describe.each(['en', 'es'] as const)('in %s', (lang) => {
  beforeEach(() => language.set(lang));

  it.each(Object.keys(frames))('the table shows: %s', async (name) => {
    await table(name);
    const { ask } = framesIn(lang)[name]!;
    const tray = document.getElementById('decision');
    if (ask) expect(within(tray!).getByRole('heading').textContent).toContain(flat(ask.text));
    await listed();
    for (const option of ask?.options ?? []) {
      expect(
        within(tray!).getAllByRole('button', {
          name: new RegExp('^' + flat(option.label).replace(/[()]/g, '\\$&')),
        })[0],
      ).toBeTruthy();
    }
    expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('the table', () => {
  beforeEach(() => language.set('en'));

  it('stands with ships and boards that it does not draw', async () => {
    const { view } = frames.raiders!;
    const areas = view!.areas.map((area) => ({ ...area, others: { ghost: 2 } }));
    const hulls = { ghost: { reserves: 2, damaged: 1, destroyed: 0 } };
    const fleet = { ...view!.fleet, hulls };
    const spaces = [{ id: 'ghost-fleet', areas }];
    const more = { ...frames.raiders!, view: { ...view!, areas, fleet, spaces } };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(more)));
    await table('raiders');
    expect(document.querySelector('[data-spot="area/front"]')).not.toBeNull();
    expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
  });

  it("shows Allies where they are, with their tokens, and trauma by number but one's own by face", async () => {
    const { view } = frames.watching!;
    const allies = [{ ally: 'ally/billy', location: 'location/command', by: 1 }];
    const seats = view!.seats.map((s, i) => ({ ...s, trauma: i + 1 }));
    const mine = { ...view!.mine, trauma: ['trauma/x-benevolent', 'trauma/x-benevolent'] };
    const trauma = { on: ['location/command'], shown: [] };
    const more = { ...frames.watching!, seat: 0, view: { ...view!, seat: 0, seats, mine, allies, trauma } };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(more)));
    await table('raiders');
    const ally = await vi.waitFor(() => {
      const here = document.querySelector('[data-spot="ally/billy"]');
      expect(here).not.toBeNull();
      return here!;
    });
    expect(ally.getAttribute('aria-label')).toMatch(/Ally on .*; trauma token face down; put there by Ted/);
    expect(document.querySelector('[data-spot="location/command"]')!.getAttribute('aria-label')).toContain(
      'a trauma token lies here',
    );
    expect(within(screen.getByRole('region', { name: 'People' })).getByText('5 trauma tokens')).toBeTruthy();
    const own = screen.getByRole('group', { name: /^Your trauma/ });
    expect(
      within(own)
        .getAllByRole('button')
        .map((b) => b.textContent),
    ).toEqual(['×2']);
    expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
  });

  it('plays the Crossroads phase over the board: cards, then the Trial, and who is out looks on', async () => {
    const { view } = frames.watching!;
    const cards = [
      { seat: 1, card: 'crossroads/a', laid: true, token: 'trauma/x-antagonistic', revealed: true },
      { seat: 0, card: 'crossroads/b', laid: true, token: 'trauma/x-benevolent', revealed: false },
      { seat: 2, card: '', laid: true, token: '', revealed: false },
    ];
    const crossroads = { step: 'cards', cards };
    const more = {
      ...frames.watching!,
      seat: 0,
      view: { ...view!, check: undefined, crisis: [], seat: 0, crossroads },
    };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(more)));
    await table('raiders');
    const phase = await screen.findByRole('region', { name: 'Crossroads' });
    expect(within(phase).getAllByRole('listitem')).toHaveLength(view!.seats.length);
    expect(phase.querySelectorAll('button.card')).toHaveLength(2);
    expect(within(phase).getAllByRole('img', { name: 'trauma token face down' })).toHaveLength(1);
    expect(phase.querySelector('li.now')!.classList).toContain('seat-1');
  });

  it('counts at the Trial, and says who is out of the game', async () => {
    const { view } = frames.watching!;
    const seats = view!.seats.map((s, i) => ({ ...s, ...(i === 0 ? { out: true } : {}), traumaShown: [] }));
    const crossroads = { step: 'trial', cards: [], counts: [0, 3, 0, 4, 0] };
    const more = {
      ...frames.watching!,
      seat: 0,
      view: { ...view!, check: undefined, crisis: [], seat: 0, seats, crossroads },
    };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(more)));
    await table('raiders');
    const phase = await screen.findByRole('region', { name: 'Crossroads' });
    expect(phase.querySelector('li.most')!.classList).toContain('seat-3');
    expect(phase.querySelector('li.out')!.textContent).toContain('out of the game');
    expect(document.getElementById('decision')!.textContent).toContain('You are out of the game');
  });

  it('lights an option where the thing is, and picks it from there', async () => {
    await table('raiders');
    const bow = document.querySelector('[data-spot="area/front"]')!;
    expect(bow.classList).toContain('lit');
    await fireEvent.click(bow);
    expect(bow.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm: Bow' }));
    expect(answers).toEqual([{ ask: 40, takes: [{ option: 'area/front', count: 1 }] }]);
  });

  it('asks on only where it is worth it, behind the button for more', async () => {
    await table('revealed');
    await fireEvent.click(screen.getByRole('button', { name: /^More: / }));
    await fireEvent.click(
      screen.getByRole('button', { name: 'This turn, ask only if the total falls short' }),
    );
    expect(answers).toEqual([{ window: 'totalled', do: 'ask', if: 'short', until: 'turn' }]);
  });

  it('passes with an empty answer, which is chosen and then confirmed as any other', async () => {
    await table('contribute');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: /^Confirm: Choose/ });
    expect(confirm.disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Add no cards' }));
    expect(answers).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm: Add no cards' }));
    expect(answers).toEqual([{ ask: 40, takes: [] }]);
  });

  it('keeps a selection when a frame comes in for the same question', async () => {
    await table('discard');
    await listed();
    const scout = screen.getByRole('button', { name: 'Launch Scout (1)' });
    await fireEvent.click(scout);
    (await streamed()).send({ ...frames.discard!, seq: 12, waiting: [0, 3], log: [] });
    await waitFor(() => expect(screen.getAllByTitle(/Waiting for Nuria and Max/)).toHaveLength(1));
    expect(scout.getAttribute('aria-pressed')).toBe('true');
  });

  it('says so when the line is lost', async () => {
    await table('action');
    const stream = await streamed();
    stream.lose();
    expect(await screen.findByText(/Connection lost/)).toBeTruthy();
    await waitFor(() => expect(Stream.last).not.toBe(stream)); // it is opened again by itself
    await waitFor(() => expect(screen.queryByText(/Connection lost/)).toBeNull());
  });

  it('says what an execution has proven', async () => {
    await table('watching');
    expect(document.querySelector('li.seat-4:has(.marks)')!.textContent).toMatch(/All know: .+ ×2/);
    expect(document.querySelector('li.seat-0:has(.marks)')!.textContent).not.toContain('All know');
  });

  it('has the frame of the lamp about who is asked, more than about whose turn it is', async () => {
    await table('watching');
    const { waiting } = frames.watching!;
    for (const [seat] of frames.watching!.view!.seats.entries())
      expect(document.querySelector(`li.seat-${seat}:has(.marks)`)!.classList.contains('asked')).toBe(
        waiting.includes(seat),
      );
  });

  it('has the name of a person where they are named, and nowhere else', async () => {
    await table('watching');
    const text = [{ text: 'Cards', seat: 1 }, { text: ' adds 2 cards.' }];
    const line = { ...frames.watching!.log[0]!, n: 90, kind: 'added', by: 1, text };
    const seats = frames.watching!.table.seats.map((s, i) => (i === 1 ? { ...s, name: 'cards' } : s));
    (await streamed()).send({
      ...frames.watching!,
      seq: 12,
      log: [line],
      table: { ...frames.watching!.table, seats },
    });
    const said = await waitFor(() => {
      const all = [...document.querySelectorAll('.log .text')].filter((e) =>
        /adds 2 cards/.test(e.textContent),
      );
      expect(all).toHaveLength(1);
      return all[0] as HTMLElement;
    });
    expect(
      within(said)
        .getAllByRole('button')
        .map((b) => b.textContent),
    ).toEqual(['Cards']);
  });

  it('draws the last turns of a long log, and earlier ones when they are asked for', async () => {
    await table('watching');
    const log = Array.from({ length: 130 }, (_, i) => ({
      ...frames.watching!.log[0]!,
      n: 100 + i,
      turn: 10 + Math.floor(i / 20),
      text: [{ text: `Line ${i}.` }],
    }));
    const stream = await streamed();
    stream.send({ ...frames.watching!, seq: 12, log });
    const lines = () => [...document.querySelectorAll('.log .text')].map((e) => e.textContent);
    await waitFor(() => expect(lines()).toEqual(log.slice(60).map((l) => l.text[0]!.text)));
    const earlier = document.querySelector<HTMLElement>('.log .earlier')!;
    await fireEvent.click(earlier);
    await waitFor(() => expect(lines().slice(-130)).toEqual(log.map((l) => l.text[0]!.text)));
    expect(document.activeElement).toBe(document.querySelector('.log .lines'));
    // what comes takes nothing away that somebody has gone back to
    const shown = lines().length;
    const more = { ...log[0]!, n: 500, turn: 30, text: [{ text: 'And on.' }] };
    stream.send({ ...frames.watching!, seq: 13, log: [more] });
    await waitFor(() => expect(lines().at(-1)).toBe('And on.'));
    expect(lines()).toHaveLength(shown + 1);
    // search looks in all of it
    const search = document.querySelector('.log input[type=search]')!;
    await fireEvent.input(search, { target: { value: 'line 12' } });
    await waitFor(() => expect(lines()).toHaveLength(12)); // 12, 112, and 120 to 129
  });

  it('draws a line of the log one picture later than the scene of its beat, and tells it to a reader by ear no later', async () => {
    await table('watching');
    const stream = await streamed();
    const pictures: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => pictures.push(draw));
    const told = (n: number, beat: LogLine['beat']) => ({
      ...frames.watching!.log[0]!,
      n,
      beat,
      text: [{ text: `Line ${n}.` }],
    });
    const log = [told(500, { kind: 'die', ms: 60_000 }), told(501, { kind: 'quiet', ms: 0 })];
    stream.send({ ...frames.watching!, seq: 12, log: [] }); // what the first brings is not played
    stream.send({ ...frames.watching!, seq: 13, log });
    const lines = () => [...document.querySelectorAll('.log .text')].map((e) => e.textContent);
    await waitFor(() => expect(document.querySelector('[data-beats][data-kind=die]')).not.toBeNull());
    await waitFor(() => expect(document.getElementById('spoken')!.textContent).toContain('Line 500.'));
    expect(lines()).not.toContain('Line 500.'); // no picture is drawn yet
    for (const draw of pictures.splice(0)) draw(performance.now());
    await waitFor(() => expect(lines().at(-1)).toBe('Line 500.'));
    // what is gone to at once comes with the board
    await fireEvent.click(document.querySelector('[data-beats] button:last-of-type')!);
    await waitFor(() => expect(lines().slice(-2)).toEqual(['Line 500.', 'Line 501.']));
  });

  it('reads on in another language, with what was picked, and all that was told', async () => {
    await table('discard');
    await listed();
    await fireEvent.click(screen.getByRole('button', { name: 'Launch Scout (1)' }));
    const before = await streamed();
    await language.set('es');
    await waitFor(() => expect(Stream.last).not.toBe(before));
    expect(before.closed).toBe(true);
    expect(Stream.last!.url).toMatch(/lang=es&after=0&/);
    Stream.last!.send(framesIn('es').discard!);
    const scout = await screen.findByRole('button', { name: 'Enviar explorador (1)' });
    expect(scout.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(document.body.textContent).toContain('Starbuck va a la cubierta del hangar.'));
    expect(document.body.textContent).not.toContain('Starbuck moves to the Hangar Deck.');
    before.send({ ...frames.discard!, seq: 13 }); // what was on its way
    await Promise.resolve();
    expect(document.body.textContent).not.toContain('Launch Scout');
  });

  it('lays a card that is carried out over the boards where ships are chosen, and clear of them where one may move', async () => {
    const crisis = ['crisis/ambush'];
    const view = { ...frames.raiders!.view!, phase: 'crisis', crisis };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...frames.raiders!, view })));
    await table('raiders');
    expect(document.querySelector('.alone.aside.docks .crisis')).not.toBeNull();
    cleanup();
    const ask = {
      ...frames.raiders!.ask!,
      options: [{ ...frames.raiders!.ask!.options[0]!, id: 'move/brig' }],
    };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...frames.raiders!, view, ask })));
    await table('raiders');
    expect(document.querySelector('.alone.aside:not(.docks) .crisis')).not.toBeNull();
  });

  it('puts a spent crisis away once the fleet has jumped', async () => {
    const { ask: _, ...watched } = frames.raiders!;
    const view = { ...watched.view!, phase: 'crisis', crisis: ['crisis/ambush'] };
    const line = watched.log.at(-1)!;
    const there = { ...line, n: line.n + 1, kind: 'destination', comp: 'destination/barren-planet', by: 0 };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...watched, view })));
    await table('raiders');
    expect(document.querySelector('.alone .crisis')).not.toBeNull();
    cleanup();
    const log = [...watched.log, there];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...watched, view, log })));
    await table('raiders');
    expect(document.querySelector('.arrived')).not.toBeNull();
    expect(document.querySelector('.alone')).toBeNull();
  });

  it('names a table that does not exist', async () => {
    await table('nowhere');
    expect(screen.getByRole('heading').textContent).toBe('There is no such table. Check the link.');
  });

  it('shows a spectator no hand and nothing to answer', async () => {
    await table('watching');
    expect(document.querySelector('.hand')).toBeNull();
    expect(document.getElementById('decision')!.textContent).toContain('You are watching.');
  });
});
