// What moves: people and ships glide, dice roll, the cards of a check come one after the other; nobody waits for it,
// and it can be done without. Nothing here depends on how many frames a browser draws: what moves is held at its
// beginning and looked at at moments of its own time, and the time of what is played goes on by steps.
import type { Page } from '@playwright/test';
import { type Arrived } from './arrive';
import { lettered } from './looks';
import { asked, choose } from './player';
import { expect, test } from './program';

/** Holds whatever begins to move at its beginning, until it is let go. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await still(page);
  };
}

interface Place {
  x: number;
  y: number;
}

/** Where a thing on the board comes from and goes to, and nine places between, as its motion is held; measured on the board. */
const wayOf = (page: Page, thing: string): Promise<Place[]> =>
  page.evaluate((thing) => {
    const mover = document.querySelector<SVGGElement>(thing);
    const [motion] = mover?.getAnimations() ?? [];
    if (!mover || !motion) return [];
    const svg = mover.closest<SVGSVGElement>('.board > svg')!;
    const end = Number(motion.effect!.getComputedTiming().endTime);
    const way = Array.from({ length: 11 }, (_, i) => {
      motion.currentTime = (end * i * 0.999) / 10; // at the end it would be over
      const { e, f } = mover.getScreenCTM()!;
      const { x, y } = new DOMPoint(e, f).matrixTransform(svg.getScreenCTM()!.inverse());
      return { x, y };
    });
    motion.currentTime = 0;
    return way;
  }, thing);

/** How far it is from one place to another. */
const far = (a: Place, b: Place): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Checks that a thing goes a way of some length, straight from one end to the other and never back. */
function expectGlides(way: Place[]): void {
  const [from, to] = [way[0]!, way.at(-1)!];
  const length = far(from, to);
  for (const [i, { x, y }] of way.entries()) {
    const aside = Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
    expect(aside, 'beside its way').toBeLessThan(1);
    if (i > 0) expect(far(from, { x, y }), 'on its way').toBeGreaterThan(far(from, way[i - 1]!));
  }
}

/** Waits until nothing moves. */
const still = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every((a) => a.playState === 'finished'));

/** Waits until a seat has been told, and shown, all that has happened. */
async function told(page: Page, at: Arrived, seat: number): Promise<void> {
  const { log } = await at.frame(seat);
  await expect(page.locator('.log li:not(.since)')).toHaveCount(log.length);
  await expect(page.locator('.playing')).toBeHidden();
}

async function open(page: Page, at: Arrived, seat: number): Promise<void> {
  await page.goto(at.page(seat));
  await asked(page);
  await expect(page.locator('.board > svg')).toBeVisible(); // it comes after what is asked
  await lettered(page);
  await still(page);
}

test.use({
  speed: 'normal',
  scene: ['motion.scenario', 'hhh', 'relaxed'],
  viewport: { width: 1440, height: 900 },
});

const plate = (seat: number) => `.plate:has([data-spot="seat/${seat}"])`;

for (const [what, seat, thing, answers] of [
  ['a person', 0, plate(0), ['location/command']],
  ['a pilot', 2, plate(2), ['area/port-front']],
  ['a landing', 2, plate(2), ['location/hangar-deck', 'skill/evasive-maneuvers-1']],
  ['raiders', 0, '.flight', ['box/b']],
] as const) {
  test(`on the board, ${what}: a gliding`, async ({ page, staged, faults }) => {
    await open(page, staged[what]!, seat);
    const go = await hold(page);
    for (const option of answers) await choose(page, option);
    let way: Place[] = [];
    await expect
      .poll(async () => {
        way = await wayOf(page, thing);
        return way.length > 0 && far(way[0]!, way.at(-1)!);
      }, 'how far it goes')
      .toBeGreaterThan(30);
    expectGlides(way);
    await go();
    expect(await wayOf(page, thing), 'it is there, and rests').toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('a check opens, and the board does not move at all', async ({ page, staged, faults }) => {
  await open(page, staged['a check']!, 0);
  const places = () =>
    page.locator('[data-spot="location/brig"], .board [data-spot="seat/0"]').evaluateAll((things) =>
      things.map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x, y, width, height].map((n) => n.toFixed(1)).join(' ');
      }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(1);
  const sizes = await page.evaluateHandle(() => {
    const sizes = new Set<string>(); // that the board has had
    new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      sizes.add(`${width} x ${height}`);
    }).observe(document.querySelector('.board')!);
    return sizes;
  });
  await expect.poll(() => sizes.evaluate((all) => all.size)).toBe(1);
  const go = await hold(page);
  await choose(page, 'box/a');
  await expect(page.locator('section.check')).toBeVisible();
  expect(await places()).toEqual(before);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((a) => (a.effect as KeyframeEffect).target!)
      .filter((e) => e.closest('.board'))
      .map((e) => e.outerHTML.slice(0, 90)),
  );
  expect(moving).toEqual([]);
  await go();
  expect(await places()).toEqual(before);
  expect(await sizes.evaluate((all) => [...all])).toHaveLength(1);
  expect(faults).toEqual([]);
});

/** Opens a table in a time that can be stopped. */
async function openInTime(page: Page, at: Arrived, seat: number): Promise<void> {
  await page.clock.install();
  await open(page, at, seat);
}

/** Stops the time in which things are played: it goes on by steps. */
const stop = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

/** Lets time pass by small steps until it is as wanted. */
const step = (page: Page, wanted: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        if (await wanted()) return true;
        await page.clock.runFor(100);
        return false;
      },
      { intervals: [5] },
    )
    .toBe(true);

test('a die rolls in, and stays in sight whatever follows', async ({ page, staged, faults }) => {
  await openInTime(page, staged['a die']!, 2);
  const go = await hold(page);
  await choose(page, 'viper');
  await stop(page);
  await choose(page, 'ship/raider/front'); // it is the last action of the turn: others go on at once
  const die = page.locator('.die');
  await step(page, async () => (await die.count()) > 0);
  const rolls = await die.first().evaluate((die) => {
    const [motion] = die.getAnimations();
    const end = Number(motion!.effect!.getComputedTiming().endTime);
    return [0, 0.5, 0.99].map((share) => {
      motion!.currentTime = end * share;
      const { x, width } = die.getBoundingClientRect();
      return { x: x + width / 2, opacity: Number(getComputedStyle(die).opacity) };
    });
  });
  expect(rolls[0]!.opacity, 'it was not there').toBe(0);
  for (const i of [1, 2]) {
    expect(rolls[i]!.x, 'across').toBeGreaterThan(rolls[i - 1]!.x);
    expect(rolls[i]!.opacity).toBeGreaterThan(rolls[i - 1]!.opacity);
  }
  await go();
  for (let passed = 0; passed < 2000; passed += 100) {
    await page.clock.runFor(100);
    await expect(die.first()).toHaveCSS('opacity', '1');
  }
  expect(faults).toEqual([]);
});

/** Answers what leads to a check, and stops the time before its cards are turned. */
async function toTheCards(page: Page, at: Arrived): Promise<void> {
  await openInTime(page, at, 0);
  const decision = page.locator('#decision');
  await choose(page, 'box/a');
  await expect(decision).toHaveAttribute('data-kind', 'play'); // a window before the cards
  await choose(page);
  await expect(decision).toHaveAttribute('data-kind', 'contribute');
  await stop(page);
  await choose(page, 'skill/executive-order-1', 'skill/executive-order-2');
}

test('the cards of a check come up one by one, then the verdict, once', async ({ page, staged, faults }) => {
  await toTheCards(page, staged['a check']!);
  const go = await hold(page);
  /** What is up, each by a number of its own, and whether it is a card; what has just come turns up. */
  const up = () =>
    page.evaluate(() => {
      const all = window as unknown as { known?: Map<Element, number> };
      const known = (all.known ??= new Map());
      return [...document.querySelectorAll('.check .slip, .check .verdict')].map((e) => {
        if (!known.has(e)) known.set(e, known.size);
        return { n: known.get(e)!, card: e.matches('.slip'), turns: e.getAnimations().length };
      });
    });
  let before: Awaited<ReturnType<typeof up>> = [];
  await step(page, async () => {
    const now = await up();
    expect(now.slice(0, before.length), 'what is up stays up').toEqual(before);
    expect(now.length - before.length, 'one at a time').toBeLessThanOrEqual(1);
    before = now;
    return now.some(({ card }) => !card);
  });
  const turned = { card: true, turns: 1 }; // hers, and those of Destiny
  expect(before).toEqual([...[0, 1, 2, 3].map((n) => ({ n, ...turned })), { n: 4, card: false, turns: 1 }]);
  await go();
  await page.clock.resume();
  const folded = page.getByRole('heading', { name: 'Last check' });
  const more = page.locator('#decision[data-kind=play] .confirm'); // windows after it, once they can be answered
  for (;;) {
    await expect(folded.or(more).first()).toBeVisible();
    if (await more.isVisible()) await choose(page);
    else if (await folded.isVisible()) break;
  }
  // folded away, it stands left of the boards beside Galactica: people move there
  const boards = page.locator('.board .dock');
  await expect(boards.first()).toBeVisible();
  const [aside, ...docks] = await Promise.all(
    [page.locator('aside.folded'), ...(await boards.all())].map(async (e) => (await e.boundingBox())!),
  );
  for (const dock of docks) expect(aside!.x + aside!.width).toBeLessThanOrEqual(dock.x);
  expect(faults).toEqual([]);
});

test('a check can be seen again, card by card, and what is asked waits for it', async ({
  page,
  staged,
  faults,
}) => {
  await open(page, staged['a check']!, 0);
  await choose(page, 'box/a');
  const decision = page.locator('#decision');
  await expect(decision).toHaveAttribute('data-kind', 'play'); // a window before the cards
  await choose(page);
  await expect(decision).not.toHaveAttribute('data-kind', 'play');
  await choose(page, 'skill/executive-order-1', 'skill/executive-order-2');
  await expect(page.locator('.playing')).toBeHidden();
  const verdict = page.locator('.check .verdict');
  await expect(verdict).toBeVisible();
  await expect(decision).toHaveAttribute('data-ask', /./);
  const ask = await decision.getAttribute('data-ask');

  // how many cards lie open whenever that changes, and whether the verdict stands; however slow the machine is
  await page.evaluate(() => {
    const was: string[] = [];
    const look = () => {
      const now = `${document.querySelectorAll('.check .slip').length} ${document.querySelector('.check .verdict') !== null}`;
      if (was.at(-1) !== now) was.push(now);
    };
    look();
    Object.assign(window, { was });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'See it again' }).press('Enter');
  await page.waitForFunction(() => (window as unknown as { was: string[] }).was.lastIndexOf('4 true') > 0);
  await expect(page.locator('.playing')).toBeHidden();
  const was = await page.evaluate(() => (window as unknown as { was: string[] }).was);
  expect(was[0]).toBe('4 true');
  expect(was[1], 'none is turned up yet').toMatch(/^[01] false$/);
  expect(was.at(-1)).toBe('4 true');
  expect(
    was.filter((w) => w.endsWith('true')),
    'the verdict comes once',
  ).toHaveLength(2);
  await expect(verdict).toBeVisible();
  await expect(page.locator('.check .slip')).toHaveCount(4);
  await expect(decision).toHaveAttribute('data-ask', ask!);
  expect(faults).toEqual([]);
});

test('nobody waits: while it is played, a press goes to what is asked, which is taken at once', async ({
  page,
  staged,
  faults,
}) => {
  await toTheCards(page, staged['a check']!);
  const decision = page.locator('#decision');
  const playing = page.locator('.playing');
  await expect(playing).toBeVisible();
  await expect(decision.locator('.confirm')).toHaveCount(0); // it is asked when it has been played
  await page.keyboard.press('Space');
  await expect(playing).toBeHidden();
  await asked(page);
  const sent = page.waitForRequest('**/answers');
  await choose(page);
  await sent;
  expect(faults).toEqual([]);
});

test('what is played can be stopped, and goes on where it was', async ({ page, staged, faults }) => {
  await toTheCards(page, staged['a check']!);
  const playing = page.locator('.playing');
  await playing.getByRole('button', { name: 'Pause' }).press('Enter');
  const kind = await playing.getAttribute('data-kind');
  await page.clock.runFor(30_000); // longer than any beat
  await expect(playing).toHaveAttribute('data-kind', kind!);
  await playing.getByRole('button', { name: 'Go on' }).press('Enter');
  await step(page, async () => !(await playing.isVisible()));
  await asked(page);
  expect(faults).toEqual([]);
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [what, seat, answers] of [
    ['a person', 0, ['location/command']],
    ['raiders', 0, ['box/b']],
    ['a die', 2, ['viper', 'ship/raider/front']],
  ] as const) {
    test(`${what}: all is still`, async ({ page, staged, faults }) => {
      const at = staged[what]!;
      await open(page, at, seat);
      const moved = await page.evaluateHandle(() => {
        const moved: string[] = []; // what comes may fade in, and no more
        const fades = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
        for (const kind of ['transitionrun', 'animationstart'])
          addEventListener(kind, ({ target }) => {
            const frames = (target as Element)
              .getAnimations({ subtree: true })
              .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
            if (frames.some((frame) => Object.keys(frame).some((what) => !fades.includes(what))))
              moved.push((target as Element).outerHTML.slice(0, 90));
          });
        return moved;
      });
      await hold(page); // what begins is not over before it is looked at
      for (const option of answers) await choose(page, option);
      await told(page, at, seat);
      expect(await moved.evaluate((all) => all)).toEqual([]);
      for (const flight of await page.locator('.flight').all())
        await expect(flight).toHaveCSS('visibility', 'hidden');
      expect(faults).toEqual([]);
    });
  }
});
