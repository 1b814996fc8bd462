import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../src/api';
import { frames } from '../../fixtures/frames';
import { language } from '../../src/i18n/index.svelte';
import { Session } from '../../src/table/session.svelte';

let sent: { path: string; init: RequestInit }[];
let reply: () => Response;

beforeEach(() => {
  language.set('en');
  sent = [];
  reply = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return Promise.resolve(reply());
  });
});
afterEach(() => vi.unstubAllGlobals());

function seated(): Session {
  const session = new Session('t1', 'secret');
  session.take(frames.discard!);
  return session;
}

describe('a sitting', () => {
  it('keeps what is picked while the question is the same', () => {
    const session = seated();
    session.press('skill/launch-scout-1');
    session.take({ ...frames.discard!, seq: 10, log: [] });
    expect(session.picked).toEqual({ 'skill/launch-scout-1': 1 });
  });

  it('starts afresh with another question', () => {
    const session = seated();
    session.press('skill/launch-scout-1');
    session.take({ ...frames.action!, seq: 10, ask: { ...frames.action!.ask!, ask: 41 } });
    expect(session.picked).toEqual({});
  });

  it('does not go back to an older frame, but keeps its log', () => {
    const session = seated();
    const older = { ...frames.action!, seq: 3, log: [{ ...frames.action!.log[0]!, n: 99 }] };
    session.take(older);
    expect(session.received).toBe(frames.discard);
    expect(session.log.at(-1)!.n).toBe(99);
  });

  it('keeps what it shows while nothing in it changes, and of what changes the rest', () => {
    const session = seated();
    const before = session.frame!;
    const come = (more: object) =>
      session.take(JSON.parse(JSON.stringify({ ...frames.discard!, log: [], ...more })) as Frame);
    come({ seq: 10 });
    expect(session.frame).toBe(before);
    come({ seq: 11, view: { ...frames.discard!.view!, turn: 77 } });
    expect(session.frame!.view.turn).toBe(77);
    expect(session.frame!.view.areas).toBe(before.view.areas);
    expect(session.frame!.table).toBe(before.table);
  });

  it('shows the dice that were rolled since the last frame, until something is answered', async () => {
    const session = seated();
    const roll = { ...frames.action!.log[0]!, n: 98, kind: 'rolled', roll: { face: 4, result: 4 } };
    session.take({ ...frames.discard!, seq: 10, log: [roll] });
    expect(session.rolls).toEqual([roll]);
    session.take({ ...frames.discard!, seq: 11, log: [roll] }); // come again with a new connection
    expect(session.rolls).toEqual([roll]);
    session.press('skill/launch-scout-1');
    session.press('skill/evasive-maneuvers-1');
    session.press('skill/evasive-maneuvers-1');
    await session.confirm();
    expect(session.rolls).toEqual([]);
  });

  it('leaves dice in sight for a while, whatever comes after them', async () => {
    vi.useFakeTimers();
    const session = seated();
    const die = (n: number) => ({
      ...frames.action!.log[0]!,
      n,
      kind: 'rolled',
      roll: { face: 4, result: 4 },
    });
    const later = (turn: number) => ({
      ...frames.discard!,
      seq: turn,
      view: { ...frames.discard!.view!, turn },
    });
    session.take({ ...later(20), log: [die(98)] });
    session.take({ ...later(21), log: [] }); // the turn ends at once
    expect(session.rolls).toEqual([die(98)]);
    session.take({ ...later(22), log: [die(99)] }); // and another die is rolled
    expect(session.rolls).toEqual([die(98), die(99)]);
    vi.advanceTimersByTime(3000);
    session.take({ ...later(22), seq: 23, log: [] });
    expect(session.rolls).toHaveLength(2);
    session.take({ ...later(24), log: [die(100)] });
    expect(session.rolls).toEqual([die(100)]);
    vi.advanceTimersByTime(3000);
    session.take({ ...later(25), log: [] });
    expect(session.rolls).toEqual([]);
    vi.useRealTimers();
  });

  it('takes dice away once they have been seen and something else is asked, but not while they may be changed', () => {
    vi.useFakeTimers();
    const session = seated();
    const roll = { ...frames.action!.log[0]!, n: 98, kind: 'rolled', roll: { face: 4, result: 4 } };
    const ask = frames.discard!.ask!;
    const next = (n: number, more: object) => ({
      ...frames.discard!,
      seq: n,
      ask: { ...ask, ask: ask.ask + n, ...more },
    });
    session.take({ ...next(10, { window: 'rolled' }), log: [roll] });
    vi.advanceTimersByTime(60_000);
    expect(session.rolls).toEqual([roll]);
    session.take({ ...next(11, { window: 'before-roll' }), log: [] });
    vi.advanceTimersByTime(60_000);
    expect(session.rolls).toEqual([]);
    session.take({ ...next(12, {}), log: [{ ...roll, n: 99 }] });
    expect(session.rolls).toHaveLength(1);
    vi.useRealTimers();
  });

  it('shows dice that come before the server has said that the answer was taken', async () => {
    const session = seated();
    const roll = { ...frames.action!.log[0]!, n: 98, kind: 'rolled', roll: { face: 4, result: 4 } };
    session.press('skill/launch-scout-1');
    session.press('skill/evasive-maneuvers-1');
    session.press('skill/evasive-maneuvers-1');
    const confirmed = session.confirm();
    session.take({ ...frames.discard!, seq: 10, log: [roll] });
    await confirmed;
    expect(session.rolls).toEqual([roll]);
  });

  it('shows the page of the end again after an end that was undone', () => {
    const session = seated();
    const { ask: _, ...unasked } = frames.discard!;
    const end = (seq: number) => ({
      ...unasked,
      seq,
      view: { ...frames.discard!.view!, over: frames.over!.view!.over! },
    });
    session.take(end(20));
    session.folded = true;
    session.take(end(21), true); // somebody talks
    expect(session.folded).toBe(true);
    session.take({ ...frames.discard!, seq: 22 }, true); // the last answer is taken back
    session.take(end(23), true);
    expect(session.folded).toBe(false);
  });

  it('does not roll the dice of long ago when it begins', () => {
    const session = new Session('t1', 'secret');
    session.take({
      ...frames.discard!,
      log: [{ ...frames.action!.log[0]!, kind: 'rolled', roll: { face: 4, result: 4 } }],
    });
    expect(session.rolls).toEqual([]);
  });

  it('sends the answer with the key in a header, and then waits', async () => {
    const session = seated();
    session.press('skill/evasive-maneuvers-1');
    session.press('skill/evasive-maneuvers-1');
    session.press('skill/launch-scout-1');
    await session.confirm();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.path).toBe('/api/tables/t1/answers');
    expect(sent[0]!.init.headers).toMatchObject({ 'X-Ragtag-Key': 'secret' });
    expect(JSON.parse(sent[0]!.init.body as string)).toEqual({
      ask: 40,
      takes: [
        { option: 'skill/evasive-maneuvers-1', count: 2 },
        { option: 'skill/launch-scout-1', count: 1 },
      ],
    });
    expect(session.ask).toBeUndefined();
  });

  it('sends nothing that is no answer yet', async () => {
    const session = seated();
    session.press('skill/launch-scout-1');
    await session.confirm();
    expect(sent).toEqual([]);
  });

  it('says what is wrong when the server refuses, and keeps the selection', async () => {
    reply = () => Response.json({ code: 'too-few' }, { status: 422 });
    const session = seated();
    session.press('skill/launch-scout-1');
    session.press('skill/executive-order-2');
    session.press('skill/maximum-firepower-3');
    await session.confirm();
    expect(session.trouble).toBe('You have chosen too few.');
    await language.set('es');
    expect(session.trouble).toBe('Has elegido de menos.');
    await language.set('en');
    expect(Object.keys(session.picked)).toHaveLength(3);
    expect(session.ask).toBeDefined();
  });

  it('leaves the next question alone when the receipt of the answer before it comes late', async () => {
    let receive: () => void = () => {};
    const session = seated();
    for (const id of ['skill/launch-scout-1', 'skill/evasive-maneuvers-1']) session.press(id);
    session.press('skill/evasive-maneuvers-1');
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      sent.push({ path, init });
      return new Promise((resolve) => (receive = () => resolve(new Response(null, { status: 204 }))));
    });
    const answered = session.confirm();
    expect(session.sending).toBe(true);
    session.press('skill/launch-scout-1'); // what is on its way stays as it is
    expect(session.picked).toEqual({ 'skill/launch-scout-1': 1, 'skill/evasive-maneuvers-1': 2 });

    const next = { ...frames.raiders!.ask!, ask: frames.discard!.ask!.ask + 1 };
    session.take({ ...frames.discard!, seq: 10, log: [], ask: next });
    const [first] = next.options;
    expect(session.sending).toBe(false);
    session.press(first!.id);
    session.drawn = 'choices';
    receive();
    await answered;
    expect(session.picked).toEqual({ [first!.id]: 1 });
    expect(session.drawn).toBe('choices');
    expect(session.ask!.ask).toBe(next.ask);

    // and an answer to it need not wait for that either
    const second = session.confirm();
    expect(session.sending).toBe(true);
    receive();
    await second;
    expect(session.sending).toBe(false);
    expect(session.ask).toBeUndefined();
  });

  it('says that the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    const session = new Session('t1', null);
    await session.start(() => Promise.resolve());
    expect(session.fatal).toBe('The server does not answer. Nothing was lost; try again.');
  });

  it('says that what shows a table could not be loaded, and does not listen', async () => {
    reply = () => Response.json(frames.action);
    const session = new Session('t1', null);
    await session.start(() => Promise.reject(new TypeError('a part is missing')));
    expect(session.fatal).toBe('The server does not answer. Nothing was lost; try again.');
    expect(sent.filter(({ path }) => path.includes('/stream'))).toEqual([]);
  });

  it('does not listen to a table that was left while it was fetched', async () => {
    reply = () => Response.json(frames.action);
    const session = new Session('t1', null);
    const started = session.start(() => Promise.resolve());
    session.end();
    await started;
    expect(sent.filter(({ path }) => path.includes('/stream'))).toEqual([]);
  });

  it('picks the one option of a spot that is touched, and reads where there is none', () => {
    const session = new Session('t1', 'secret');
    session.take(frames.raiders!);
    session.touch('area/front');
    expect(session.picked).toEqual({ 'area/front': 1 });
    session.touch('location/brig', 'location/brig');
    expect(session.sheet).toEqual({ kind: 'component', id: 'location/brig' });
  });
});
