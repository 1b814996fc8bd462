// How long a first visit takes on a slow phone, how soon one's own move is shown, and what a crowded scene costs. Run on
// demand, on a machine with nothing else to do; the numbers are in ARCHITECTURE, "Measured".
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { arrive, chance, goOn, make, people, type Arrived } from './arrive';
import { Bare, type Tab } from './bare';
import { pickFirst } from './player';
import { expect, serve, test, type Staged } from './program';

/** What the browser's own tools call slow 4G, and a phone of a quarter of a desk's speed. */
const phone = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const slower = 4;

const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
const say = (what: string, all: number[]) =>
  console.log(
    `${what}: median ${median(all).toFixed(0)} ms of ${all.length} (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)})`,
  );

/** What came of a visit, in milliseconds since it began. */
interface Visit {
  painted: number;
  ready: number;
  /** The longest time in which nothing is answered once the page can be used. */
  held: number;
  loads: string[];
}

/** Presses something until what that does is on the screen, and the page has time again. */
function pressing(pressed: string, done: string): void {
  const turn = new MessageChannel();
  const press = () => {
    if (document.querySelector(done)) {
      turn.port1.onmessage = () => performance.mark('interactive');
      requestAnimationFrame(() => turn.port2.postMessage(0));
      return;
    }
    document.querySelector<HTMLElement>(pressed)?.click();
    setTimeout(() => turn.port2.postMessage(0), 8);
  };
  turn.port1.onmessage = press;
  turn.port2.postMessage(0);
  new PerformanceObserver((list) => {
    for (const task of list.getEntries())
      performance.mark('task', { startTime: task.startTime, detail: task.duration });
  }).observe({ type: 'longtask', buffered: true });
}

function times(): Visit {
  const ready = performance.getEntriesByName('interactive')[0]!.startTime;
  const tasks = performance.getEntriesByName('task') as PerformanceMark[];
  const loads = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    ready,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    held: Math.max(0, ...tasks.filter((t) => t.startTime > ready).map((t) => t.detail as number)),
    loads: loads.map(
      (r) =>
        `${new URL(r.name).pathname} ${r.startTime.toFixed(0)}-${r.responseEnd.toFixed(0)} ${r.transferSize}`,
    ),
  };
}

/**
 * Visits an address for the first time, and again. The page can be used when what must be pressed does
 * what it should, which is on the screen, and the page has time again. It is pressed from when it is
 * there, since a page may be seen before it lives.
 */
async function visit(browser: Bare, address: string, pressed: string, done: string): Promise<Visit[]> {
  const tab = await browser.tab(390, 844);
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', { offline: false, ...phone });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${pressing.toString()})(${JSON.stringify(pressed)}, ${JSON.stringify(done)})`,
  });
  const visits: Visit[] = [];
  for (const url of [address, 'about:blank', address]) {
    await tab.send('Page.navigate', { url });
    if (url !== address) continue;
    await pause(4000); // until all of it has come: to ask the page meanwhile would hold it up
    visits.push(await tab.evaluate<Visit>(`(${times.toString()})()`));
  }
  await tab.close();
  return visits;
}

/** Where something is to be visited. */
async function addressOf(what: string, address: string): Promise<string> {
  if (what === 'the start page') return address + '/';
  if (what === 'an invitation') {
    const open = { kind: 'human' } as const;
    return (await make(address, people([], { players: 3, seats: [open, open, open] }))).page();
  }
  const { at } = await arrive(address, people(['Nuria', '', '', '']), chance(41), (f) => f.ask !== undefined);
  return at.page(0);
}

const visits = Number(process.env.VISITS ?? 7);
const before = process.env.BEFORE; // another binary, visited in turn with this one to compare the two

for (const [what, pressed, done] of [
  ['the start page', 'form button.main', 'form [role=alert]'], // it asks for a name
  ['a game', '#decision .press', '#decision .press[aria-pressed=true]'],
  ['an invitation', 'form button.main', 'form [role=alert]'], // the same
] as const) {
  test(`a visit to ${what}`, async ({ address, built }, { workerIndex }) => {
    const browser = new Bare();
    if (before)
      await serve(before, join(built, `before-${workerIndex}`), [], (old) =>
        compare({ now: address, before: old }),
      );
    else await compare({ now: address });
    await browser.close();

    async function compare(addresses: Record<string, string>) {
      const all: Record<string, Visit[][]> = {};
      const pages: Record<string, string> = {};
      for (const [which, address] of Object.entries(addresses)) {
        pages[which] = await addressOf(what, address);
        await visit(browser, pages[which], pressed, done); // what is sent is packed now
      }
      for (let n = 0; n < visits; n++)
        for (const [which, page] of Object.entries(pages))
          (all[which] ??= []).push(await visit(browser, page, pressed, done));
      for (const [which, list] of Object.entries(all)) {
        for (const [n, time] of ['a first visit', 'a second visit'].entries()) {
          const these = list.map((both) => both[n]!);
          const name = `${what}, ${time}${before ? `, ${which}` : ''}`;
          const middle = median(these.map((v) => v.ready));
          console.log(these.find((v) => v.ready === middle)!.loads.join('\n'));
          say(
            `${name}: first paint`,
            these.map((v) => v.painted),
          );
          say(
            `${name}: interactive`,
            these.map((v) => v.ready),
          );
          say(
            `${name}: the longest that a press later waits`,
            these.map((v) => v.held),
          );
        }
      }
    }
  });
}

test('one’s own move on one’s own screen', async ({ page, address }) => {
  const { at } = await arrive(
    address,
    people(['Nuria', '', '', '']),
    chance(42),
    (f) => f.ask?.kind === 'receive',
  );
  await page.goto(at.page(0));
  const shown: number[] = [];
  for (let n = 0; n < 40; n++) {
    const confirm = page.locator('#decision .confirm');
    await expect(confirm.or(page.locator('.over')).first()).toBeVisible();
    if (await page.locator('.over').isVisible()) break;
    await pickFirst(page); // what cannot be confirmed would be waited for without an end
    shown.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const tray = document.getElementById('decision')!;
            const asked = tray.dataset.ask;
            const begun = performance.now();
            new MutationObserver((_, observer) => {
              if (tray.dataset.ask === asked) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - begun));
            }).observe(tray, { attributes: true });
            tray.querySelector<HTMLButtonElement>('.confirm')!.click();
          }),
      ),
    );
  }
  say('a move, from the press to the screen', shown);
});

/** What a page has seen of itself. */
interface Seen {
  frames: number;
  /** How often which property was seen to move. */
  moved: Record<string, number>;
  /** The tasks over 50 ms, by the clock. */
  long: number[];
  /** The frames that took as long, and what they consisted of. */
  slow: string[];
}

/** What the browser tells of a frame over 50 ms, which it does without a trace. */
interface LongFrame extends PerformanceEntry {
  renderStart: number;
  styleAndLayoutStart: number;
  scripts: { invoker: string; startTime: number; duration: number; forcedStyleAndLayoutDuration: number }[];
}

/** Takes down what is drawn: the frames, which tasks are long, and, which takes time of its own, which properties move. */
function watching(moves: boolean): void {
  const seen: Seen = { frames: 0, moved: {}, long: [], slow: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) =>
    seen.long.push(...list.getEntries().map((task) => task.duration)),
  ).observe({
    type: 'longtask',
  });
  new PerformanceObserver((list) => {
    const beat = document.querySelector<HTMLElement>('.playing:not([hidden])')?.dataset.kind ?? 'no beat';
    for (const frame of list.getEntries() as LongFrame[]) {
      const since = (time: number) => (time ? `${(time - frame.startTime).toFixed(0)} ms` : 'no time');
      const scripts = frame.scripts.map(
        (s) =>
          `${s.invoker} at ${since(s.startTime)} for ${s.duration.toFixed(0)}, ${s.forcedStyleAndLayoutDuration.toFixed(0)} of it layout`,
      );
      seen.slow.push(
        `${beat}, ${frame.duration.toFixed(0)} ms: drawn from ${since(frame.renderStart)}, ` +
          `styles from ${since(frame.styleAndLayoutStart)}; ${scripts.join('; ')}`,
      );
    }
  }).observe({ type: 'long-animation-frame' });
  const beside = new Set(['offset', 'computedOffset', 'easing', 'composite', 'transformOrigin']);
  const frame = () => {
    if (++seen.frames % 15 === 0 && moves) look();
    requestAnimationFrame(frame);
  };
  const look = () => {
    for (const { effect } of document.getAnimations())
      for (const key of (effect as KeyframeEffect).getKeyframes())
        for (const name of Object.keys(key))
          if (!beside.has(name)) seen.moved[name] = (seen.moved[name] ?? 0) + 1;
  };
  requestAnimationFrame(frame);
}

/** How many ships the server has in space, and how many the board draws: those that are alike lie together, with their number. */
async function shipsOf(tab: Tab, at: Arrived): Promise<{ are: number; drawn: number }> {
  const { view } = await at.frame(1);
  const are = view!.areas.reduce(
    (sum, a) => sum + a.raiders + a.heavy + a.vipers + a.basestars.length + a.civilians.length,
    0,
  );
  const drawn = await tab.evaluate<number>(`[...document.querySelectorAll('.craft')].reduce((sum, ship) =>
    sum + Number([...ship.querySelectorAll('text')].map((t) => /^×(\\d+)$/.exec(t.textContent)?.[1]).find(Boolean) ?? 1), 0)`);
  return { are, drawn };
}

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The tasks of the page's main thread while something is done, in milliseconds of the processor's time, of which what else the machine does takes none. */
async function tasksOf(browser: Bare, tab: Tab, during: () => Promise<void>): Promise<number[]> {
  await tab.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await during();
  const traced = browser.once<{ stream: string }>('Tracing.tracingComplete');
  await tab.send('Tracing.end');
  const { stream } = await traced;
  let text = '';
  for (let end = false; !end;) {
    const part = await tab.send<{ data: string; eof: boolean }>('IO.read', { handle: stream, size: 1 << 20 });
    text += part.data;
    end = part.eof;
  }
  const { traceEvents } = JSON.parse(text) as { traceEvents: Traced[] };
  const thread = (e: Traced) => `${e.pid} ${e.tid}`;
  const main = new Set(
    traceEvents.filter((e) => e.ph === 'M' && e.args.name === 'CrRendererMain').map(thread),
  );
  const threads = new Map<string, number[]>();
  for (const e of traceEvents)
    if (e.name === 'RunTask' && e.tdur !== undefined && main.has(thread(e)))
      threads.set(thread(e), [...(threads.get(thread(e)) ?? []), e.tdur / 1000]);
  // the tab's own process is the one that works
  const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
  return [...threads.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
}

test.describe('a scene with forty ships', () => {
  test.use({ scene: ['crowd.scenario', 'hhh', 'relaxed'] });

  // The trace alone knows the tasks by the processor's time, but takes some of it: the times of a picture are those without.
  for (const traced of [false, true])
    test(`is drawn while they move, ${traced ? 'traced' : 'untraced'}`, ({ staged }) =>
      measured(staged, traced));

  async function measured(staged: Staged, traced: boolean) {
    const at = staged['forty ships']!;
    const browser = new Bare();
    const tab = await browser.tab(1440, 900);
    await tab.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `localStorage.setItem('ragtag:speed', 'normal')`,
    });
    await tab.send('Page.navigate', { url: at.page(1) });
    // all of it has come when nothing has been added for two seconds
    const there = () =>
      tab.evaluate<number>(
        `document.querySelectorAll('*').length + performance.getEntriesByType('resource').length`,
      );
    const late = Date.now() + 60_000;
    for (let [before, same] = [0, 0]; same < 4; await pause(500)) {
      const now = await there();
      expect(
        Date.now(),
        `a table that stands still, of ${before} and ${now} elements and files`,
      ).toBeLessThan(late);
      same = now === before && now > 1000 ? same + 1 : 0;
      before = now;
    }
    const { are, drawn } = await shipsOf(tab, at);
    expect([are, drawn], 'ships').toEqual([40, 40]);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slower });
    // of the time of the processor, so that what else the machine does is not counted
    await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await tab.send<{ metrics: { name: string; value: number }[] }>(
        'Performance.getMetrics',
      );
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    await tab.evaluate(`(${watching.toString()})(${traced})`);
    const before = await spent();
    let looks = 60; // three seats: twenty questions, at which raiders move and fire
    let after = before;
    let seen: Seen = { frames: 0, moved: {}, long: [], slow: [] };
    const play = async () => {
      await goOn(at, chance(43), () => looks-- === 0, /^box\/b$/);
      await pause(12_000);
      after = await spent(); // before the trace is read, which is no time of the scene
      seen = await tab.evaluate<Seen>('seen');
    };
    const tasks = traced ? await tasksOf(browser, tab, play) : (await play(), []);
    console.log(`${drawn} ships on the scene, ${seen.frames} frames`);
    const more = (name: string) => after[name]! - before[name]!;
    const ms = (name: string) => `${((more(name) * 1000) / seen.frames).toFixed(1)} ms`;
    console.log(
      `main thread: ${ms('TaskDuration')} a frame in the mean, ${ms('ScriptDuration')} of it scripts, ` +
        `${ms('RecalcStyleDuration')} styles, ${ms('LayoutDuration')} layout`,
    );
    console.log(`styles anew ${more('RecalcStyleCount')} times, laid out ${more('LayoutCount')} times`);
    const long = tasks.filter((ms) => ms > 50);
    if (traced) say('tasks over 50 ms of the processor', long.length ? long : [0]);
    say('tasks over 50 ms by the clock', seen.long.length ? seen.long : [0]);
    if (traced) console.log('what moves:', seen.moved);
    console.log(['frames over 50 ms:', ...seen.slow].join('\n  '));
    await tab.close();
    await browser.close();
  }
});
