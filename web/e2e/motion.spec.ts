// What moves, as a browser draws it frame by frame: people and ships glide, dice roll, the
// cards of a check come one after the other; nobody waits for it, and it can be done without.
import type { Page } from '@playwright/test';
import { type Arrived } from './arrive';
import { lettered } from './looks';
import { listed } from './player';
import { expect, test } from './program';

/** A frame that was drawn: what is animated, and where each of the things looked for is. */
interface Drawn {
  ms: number;
  moving: string[];
  at: Record<string, { x: number; y: number; opacity: number }>;
}

/** Begins to take down every frame; what comes back ends it and tells. */
async function film(page: Page, things: string): Promise<() => Promise<Drawn[]>> {
  await page.evaluate((things) => {
    const film: Drawn[] = [];
    const flights = new Map<Element, number>(); // one may begin before another has ended: each is followed for itself
    Object.assign(window, { film, filming: true });
    const take = () => {
      const at: Drawn['at'] = {};
      document.querySelectorAll(things).forEach((e, i) => {
        const box = e.getBoundingClientRect();
        const svg = e.closest<SVGSVGElement>('.board > svg');
        // a person is where the middle of the plate is, which marks stick out of at one place and not at another
        const plate = e.closest<SVGGElement>('.plate')?.getScreenCTM();
        const middle = plate
          ? new DOMPoint(plate.e, plate.f)
          : new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
        // the board itself may grow or shrink: what lies on it is measured on it
        const { x, y } = svg ? middle.matrixTransform(svg.getScreenCTM()!.inverse()) : middle;
        const style = getComputedStyle(e);
        const shown = style.visibility === 'visible' ? Number(style.opacity) : 0;
        if (e.matches('.flight') && !flights.has(e)) flights.set(e, flights.size);
        at[e.getAttribute('data-spot') ?? flights.get(e) ?? i] = { x, y, opacity: shown };
      });
      const moving = document
        .getAnimations()
        .map((a) => ('animationName' in a ? String(a.animationName) : 'transition'));
      film.push({ ms: performance.now(), moving, at });
      if ((window as unknown as { filming: boolean }).filming) requestAnimationFrame(take);
    };
    take();
  }, things);
  return () =>
    page.evaluate(() => {
      const all = window as unknown as { film: Drawn[]; filming: boolean };
      all.filming = false;
      return all.film;
    });
}

/** Picks options of the open question, or nothing, and confirms. */
async function answer(page: Page, ...options: string[]): Promise<void> {
  await expect(page.locator('#decision .confirm')).toBeVisible(); // once what led to it has been played
  await listed(page);
  if (options.length === 0) await page.locator('#option-pass, #option-none').click();
  for (const option of options) await page.locator(`[id="option-${option}"]`).click();
  const asked = await page.locator('#decision').getAttribute('data-ask');
  await page.locator('#decision .confirm').click();
  await expect(page.locator(`#decision[data-ask="${asked}"]`)).toHaveCount(0);
}

/** The places at which the thing looked for was drawn, without those that follow each other in the same place. */
function wayOf(film: Drawn[]): { x: number; y: number }[] {
  const way: { x: number; y: number }[] = [];
  const [thing = ''] = film.flatMap(({ at }) => Object.keys(at));
  for (const { at } of film) {
    const here = at[thing];
    const last = way.at(-1);
    if (here?.opacity && (!last || Math.hypot(here.x - last.x, here.y - last.y) > 0.5)) way.push(here);
  }
  return way;
}

/** Holds that a thing went a way of some length in many small steps, straight from one end to the other. */
function expectGlided(film: Drawn[]): void {
  const way = wayOf(film);
  const [from, to] = [way[0]!, way.at(-1)!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  expect(length, 'pixels from one end to the other').toBeGreaterThan(30);
  expect(way.length, 'places on its way').toBeGreaterThan(4);
  // the board may be laid out anew on the way, for what is asked next: nobody sees a bend of one in fifty
  const bend = Math.max(3, length / 50);
  for (const { x, y } of way) {
    const aside = Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
    expect(aside, 'pixels beside its way').toBeLessThan(bend);
  }
}

/** Waits until something of what is filmed was to be seen, also if it does not move any more. */
const seen = (page: Page) =>
  page.waitForFunction(() =>
    (window as unknown as { film: Drawn[] }).film.some(({ at }) =>
      Object.values(at).some(({ opacity }) => opacity > 0.5),
    ),
  );
/** Waits until the thing that is filmed was drawn at some distance from where it was at first, also if it is there by now. */
const gone = (page: Page) =>
  page.waitForFunction(() => {
    const { film } = window as unknown as { film: Drawn[] };
    const way = film.flatMap(({ at }) => Object.values(at).slice(0, 1));
    return way.some(({ x, y }) => Math.hypot(x - way[0]!.x, y - way[0]!.y) > 30);
  });
const still = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every((a) => a.playState === 'finished'));

/** Waits until what has happened has been played. */
const played = (page: Page) => expect(page.locator('.playing')).toHaveCount(0, { timeout: 20_000 });

async function open(page: Page, at: Arrived, seat: number): Promise<void> {
  await page.goto(at.page(seat));
  await expect(page.locator('#decision .confirm')).toBeVisible();
  await expect(page.locator('.board > svg')).toBeVisible(); // it comes after what is asked
  await lettered(page);
  await still(page);
}

test.use({
  speed: 'normal',
  scene: ['motion.scenario', 'hhh', 'relaxed'],
  viewport: { width: 1440, height: 900 },
});

for (const [what, seat, thing, answers] of [
  ['a person', 0, '[data-spot="seat/0"]', ['location/command']],
  ['a pilot', 2, '[data-spot="seat/2"]', ['area/port-front']],
  ['a landing', 2, '[data-spot="seat/2"]', ['location/hangar-deck', 'skill/evasive-maneuvers-1']],
  ['raiders', 0, '.flight', ['box/b']],
] as const) {
  test(`on the board, ${what}: a gliding`, async ({ page, staged, faults }) => {
    await open(page, staged[what]!, seat);
    const end = await film(page, thing);
    for (const option of answers) await answer(page, option);
    await gone(page);
    await still(page);
    expectGlided(await end());
    expect(faults).toEqual([]);
  });
}

/** When each of the things looked for was first to be seen, in the order of the page. */
function shownAt(film: Drawn[]): number[] {
  const first: number[] = [];
  for (const { ms, at } of film)
    Object.values(at).forEach(({ opacity }, i) => (first[i] ??= opacity > 0.5 ? ms : (undefined as never)));
  return first;
}

test('a check opens, and the board does not move at all', async ({ page, staged, faults }) => {
  await open(page, staged['a check']!, 0);
  await page.evaluate(() => {
    const film: string[][] = [];
    Object.assign(window, { film });
    const take = () => {
      const things = document.querySelectorAll('[data-spot="location/brig"], [data-spot="seat/0"]');
      film.push(
        [...things].map((e) => {
          const { x, y, width, height } = e.getBoundingClientRect();
          return [x, y, width, height].map((n) => n.toFixed(1)).join(' ');
        }),
      );
      requestAnimationFrame(take);
    };
    take();
  });
  await answer(page, 'box/a');
  await expect(page.locator('section.check')).toBeVisible();
  await still(page);
  const film = await page.evaluate(() => (window as unknown as { film: string[][] }).film);
  for (const thing of [0, 1]) {
    const places = film.map((f) => f[thing]);
    expect([...new Set(places)], 'places on the screen').toEqual([places[0]!]);
  }
  expect(faults).toEqual([]);
});

test('a die rolls in, and stays in sight whatever follows', async ({ page, staged, faults }) => {
  await open(page, staged['a die']!, 2);
  const end = await film(page, '.die');
  await answer(page, 'viper');
  await answer(page, 'ship/raider/front'); // it is the last action of the turn: others go on at once
  await seen(page);
  await still(page);
  const drawn = (await end()).filter(({ at }) => at[0]);
  expect(wayOf(drawn).length, 'places of the die').toBeGreaterThan(4);
  expect(drawn.at(-1)!.at[0]!.opacity).toBe(1);
  expect(drawn.at(-1)!.ms - drawn[0]!.ms).toBeGreaterThan(350);
  expect(faults).toEqual([]);
});

test('the cards of a check come up one by one, then the verdict, once', async ({ page, staged, faults }) => {
  await open(page, staged['a check']!, 0);
  const decision = page.locator('#decision');
  await answer(page, 'box/a');
  await expect(decision).toHaveAttribute('data-kind', 'play'); // a window before the cards
  await answer(page);
  const end = await film(page, '.check .slip, .check .verdict');
  await answer(page, 'skill/executive-order-1', 'skill/executive-order-2');
  await seen(page);
  await played(page);
  await still(page);
  const drawn = await end();
  const folded = page.getByRole('heading', { name: 'Last check' });
  const more = page.locator('#decision[data-kind=play]'); // windows after it
  for (;;) {
    await expect(folded.or(more).first()).toBeVisible();
    if (await folded.isVisible()) break;
    await answer(page);
  }
  const first = shownAt(drawn);
  expect(first.length).toBe(2 + 2 + 1); // hers, those of Destiny, the verdict
  for (const [i, ms] of first.entries()) if (i > 0) expect(ms).toBeGreaterThan(first[i - 1]!);
  for (const [i, { at }] of drawn.entries())
    for (const [tile, { opacity }] of Object.entries(drawn[i - 1]?.at ?? {}))
      expect(at[tile]!.opacity, 'what is up stays up').toBeGreaterThanOrEqual(opacity);
  expect(faults).toEqual([]);
});

test('a check can be seen again, card by card, and what is asked waits for it', async ({
  page,
  staged,
  faults,
}) => {
  await open(page, staged['a check']!, 0);
  await answer(page, 'box/a');
  const decision = page.locator('#decision');
  await expect(decision).toHaveAttribute('data-kind', 'play'); // a window before the cards
  await answer(page);
  await expect(decision).not.toHaveAttribute('data-kind', 'play');
  await answer(page, 'skill/executive-order-1', 'skill/executive-order-2');
  await played(page);
  const verdict = page.locator('.check .verdict');
  await expect(verdict).toBeVisible();
  await expect(decision).toHaveAttribute('data-ask', /./);
  const asked = await decision.getAttribute('data-ask');

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
  await played(page);
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
  await expect(decision).toHaveAttribute('data-ask', asked!);
  expect(faults).toEqual([]);
});

test('nobody waits: while it is played, a press goes to what is asked, which is taken at once', async ({
  page,
  staged,
  faults,
}) => {
  await open(page, staged['a check']!, 0);
  await answer(page, 'box/a');
  const decision = page.locator('#decision');
  await expect(decision).toHaveAttribute('data-kind', 'play');
  await answer(page);
  await expect(decision).not.toHaveAttribute('data-kind', 'play');
  await answer(page, 'skill/executive-order-1', 'skill/executive-order-2');
  const playing = page.locator('.playing');
  await expect(playing).toBeVisible();
  await expect(decision.locator('.confirm')).toHaveCount(0); // it is asked when it has been played
  await page.keyboard.press('Space');
  await expect(playing).toHaveCount(0);
  const asked = await decision.getAttribute('data-ask');
  expect(asked).not.toBeNull();
  const sent = page.waitForRequest('**/answers');
  await answer(page);
  await sent;
  await expect(decision).not.toHaveAttribute('data-ask', asked!);
  expect(faults).toEqual([]);
});

test('what is played can be stopped, and goes on where it was', async ({ page, staged, faults }) => {
  await open(page, staged['a check']!, 0);
  await answer(page, 'box/a');
  await expect(page.locator('#decision')).toHaveAttribute('data-kind', 'play');
  await answer(page);
  await expect(page.locator('#decision')).not.toHaveAttribute('data-kind', 'play');
  await answer(page, 'skill/executive-order-1', 'skill/executive-order-2');
  const playing = page.locator('.playing');
  await playing.getByRole('button', { name: 'Pause' }).press('Enter');
  const kind = await playing.getAttribute('data-kind');
  await page.waitForTimeout(2500); // longer than any beat but a long check
  await expect(playing).toHaveAttribute('data-kind', kind!);
  await playing.getByRole('button', { name: 'Go on' }).press('Enter');
  await played(page);
  expect(faults).toEqual([]);
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [what, seat, thing, answers] of [
    ['a person', 0, '[data-spot="seat/0"]', ['location/command']],
    ['raiders', 0, '.flight', ['box/b']],
    ['a die', 2, '.die', ['viper', 'ship/raider/front']],
  ] as const) {
    test(`${what}: all is still`, async ({ page, staged, faults }) => {
      await open(page, staged[what]!, seat);
      const before = await page.locator('#decision').getAttribute('data-ask');
      const end = await film(page, thing);
      for (const option of answers) await answer(page, option);
      await expect(page.locator('#decision')).not.toHaveAttribute('data-ask', before!);
      await page.waitForTimeout(500); // longer than any motion
      const drawn = await end();
      expect(drawn.flatMap((f) => f.moving)).toEqual([]);
      expect(wayOf(drawn).length, 'places').toBeLessThanOrEqual(what === 'a person' ? 2 : 1);
      expect(faults).toEqual([]);
    });
  }
});
