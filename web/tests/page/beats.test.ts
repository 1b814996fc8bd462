import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, LogLine } from '../../src/api';
import { frames } from '../../fixtures/frames';
import { Beats } from '../../src/beats/beats.svelte';
import { pace } from '../../src/beats/pace.svelte';
import { end, lasts, most, plan, type Kind, type Step } from '../../src/beats/plan';

const line = (n: number, kind: Kind = 'move', ms = 700, more: Partial<LogLine> = {}): LogLine => ({
  n,
  turn: 1,
  kind: 'moved',
  rule: '',
  beat: { kind, ms },
  text: [{ text: `${n}` }],
  ...more,
});
const frame = (seq: number, log: LogLine[], ask?: number): Frame => ({
  ...frames.action!,
  seq,
  log,
  ...(ask === undefined ? {} : { ask: { ...frames.action!.ask!, ask } }),
});

const kinds: Kind[] = ['move', 'quiet', 'check', 'cards', 'turn'];

/** Numbers from 0 up to a bound, the same for a seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What is shown, in order, in short. */
const order = (steps: readonly Step[]) =>
  steps.map((s) => ('line' in s ? `${s.line.n}` : 'board' in s ? 'board' : 'asks'));

describe('a plan', () => {
  it('stages over the board as it was, shows the board, and moves on it; then it asks', () => {
    const lines = [line(1), line(2, 'die', 900), line(3), line(4, 'dial', 400)];
    expect(order(plan(frame(1, lines), 0, -1))).toEqual(['1', '2', 'board', '3', '4', 'asks']);
  });

  it('leaves out what was there before', () => {
    expect(order(plan(frame(1, [line(1), line(2)]), 1, -1))).toEqual(['board', '2', 'asks']);
  });

  it('does not wait for what one has done oneself, unless it is staged', () => {
    expect(lasts(line(1, 'move', 700, { by: 2 }), 2)).toBe(0);
    expect(lasts(line(1, 'move', 700, { by: 2 }), 1)).toBe(700);
    expect(lasts(line(1, 'die', 900, { by: 2 }), 2)).toBe(900);
  });

  it('is made of nothing that only some know', () => {
    const short = (steps: readonly Step[]) =>
      steps.map((s) => ('line' in s ? [s.line.n, s.line.beat, s.ms] : Object.keys(s)));
    for (let seed = 1; seed <= 200; seed++) {
      const next = chance(seed);
      const all = Array.from({ length: next(40) }, (_, i) => ({
        n: i + 1,
        kind: kinds[next(kinds.length)]!,
        ms: next(2000),
        by: next(6),
      }));
      const lines = (secret: string) =>
        all.map(({ n, kind, ms, by }) =>
          line(
            n,
            kind,
            ms,
            secret ? { by, private: true, known: [secret], text: [{ text: secret }] } : { by },
          ),
        );
      const seat = next(7) - 1;
      expect(short(plan(frame(1, lines('skill/repair-1')), 0, seat))).toEqual(
        short(plan(frame(1, lines('')), 0, seat)),
      );
    }
  });

  it('plays at most a minute, the last', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = chance(seed);
      const log = Array.from({ length: next(60) }, (_, i) => line(i + 1, 'act', next(6000)));
      const steps = plan(frame(1, log), 0, -1);
      const { past, left } = end(steps);
      const sum = left.reduce((all, s) => all + ('line' in s ? s.ms : 0), 0);
      expect(order([...past, ...left])).toEqual(order(steps));
      expect(sum).toBeLessThanOrEqual(most);
      const before = past.at(-1);
      if (before && 'line' in before) expect(sum + before.ms).toBeGreaterThan(most);
    }
  });
});

describe('what is played', () => {
  let shown: string[];
  let beats: Beats;

  beforeEach(() => {
    vi.useFakeTimers();
    pace.set('normal');
    shown = [];
    beats = new Beats({
      line: (l) => shown.push(`${l.n}`),
      board: (f) => shown.push(`board ${f.seq}`),
      asks: (f) => shown.push(`asks ${f.seq}`),
    });
  });
  afterEach(() => {
    pace.set('normal');
    vi.useRealTimers();
  });

  const two = () => [
    ...plan(frame(1, [line(1), line(2, 'quiet', 0)]), 0, -1),
    ...plan(frame(2, [line(3, 'die', 900)]), 0, -1),
  ];

  /** Adds steps, which begin in a task of their own. */
  const begin = (steps: Step[]) => {
    beats.add(steps);
    vi.advanceTimersByTime(1);
  };
  /** What is played once what follows a board has come, too. */
  const add = (steps: Step[]) => {
    begin(steps);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  };

  it('plays one beat after the other, and what follows a board with the next picture', () => {
    beats.add(two());
    expect(shown).toEqual([]); // there was enough to do to take them in
    expect(beats.playing).toBe(true);
    beats.add([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['board 1']);
    expect(beats.now).toBeUndefined();
    expect(beats.playing).toBe(true);
    beats.add([]); // what comes meanwhile begins nothing a second time
    expect(shown).toHaveLength(1);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['board 1', '1']);
    expect(beats.now).toMatchObject({ kind: 'move', ms: 700, line: { n: 1 } });
    expect(beats.left).toBe(1);
    vi.advanceTimersByTime(700);
    expect(shown.slice(2)).toEqual(['2', 'asks 1', '3']);
    expect(beats.now).toMatchObject({ kind: 'die', ms: 900 });
    vi.advanceTimersByTime(900);
    expect(shown.slice(5)).toEqual(['board 2']);
    expect(beats.now).toMatchObject({ kind: 'die' }); // nothing else comes up for one picture
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(shown.slice(6)).toEqual(['asks 2']);
    expect(beats.now).toBeUndefined();
    expect(beats.playing).toBe(false);
  });

  it('shows at once what nobody has to wait for', () => {
    beats.add(plan(frame(1, [line(1, 'quiet', 0)]), 0, -1));
    expect(shown).toEqual(['board 1', '1', 'asks 1']);
    expect(beats.playing).toBe(false);
  });

  it('goes to now before it has begun', () => {
    beats.add(two());
    beats.skip();
    expect(shown).toEqual(['3', 'board 2', 'asks 2']);
    vi.runAllTimers();
    expect(shown).toHaveLength(3);
  });

  it('goes to now between a board and what follows it, too', () => {
    begin(two());
    beats.skip();
    expect(shown).toEqual(['board 1', '3', 'board 2', 'asks 2']); // the line stands for those before it
    vi.runAllTimers();
    expect(shown).toHaveLength(4);
  });

  it('goes to now, with nothing played twice', () => {
    add(two());
    beats.skip();
    expect(shown).toEqual(['board 1', '1', '3', 'board 2', 'asks 2']);
    vi.runAllTimers();
    expect(shown).toHaveLength(5);
    expect(beats.now).toBeUndefined();
  });

  it('stops in the middle of a beat, and goes on there', () => {
    add(two());
    vi.advanceTimersByTime(500);
    beats.pause(true);
    vi.advanceTimersByTime(10_000);
    expect(shown).toHaveLength(2);
    beats.pause(false);
    vi.advanceTimersByTime(199);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown).toContain('3');
  });

  it('does not begin the next beat while it is stopped', () => {
    add(two());
    beats.pause(true);
    beats.add(plan(frame(3, [line(4)]), 0, -1));
    vi.advanceTimersByTime(10_000);
    expect(shown).toHaveLength(2);
    beats.skip();
    expect(shown.at(-1)).toBe('asks 3');
  });

  it.each([
    ['slow', 1190],
    ['quick', 350],
  ] as const)('is played %s', (speed, ms) => {
    beats.speed = speed;
    add(two());
    expect(beats.now!.ms).toBe(ms);
  });

  it('is not played by who wants it at once', () => {
    beats.speed = 'atOnce';
    beats.add(two());
    expect(beats.now).toBeUndefined();
    expect(shown.at(-1)).toBe('asks 2');
  });

  it('plays a line once more, over the board of now', () => {
    add(two());
    beats.skip();
    shown.length = 0;
    beats.again(line(2, 'check', 2000, { by: 0 }));
    vi.advanceTimersByTime(1);
    expect(beats.now).toMatchObject({ kind: 'check', ms: 2000 });
    vi.runAllTimers();
    expect(shown).toEqual(['2']);
  });
});
