// What must fit on the screens people have: the board stays readable whatever lies over it,
// and on a phone the line that asks says how much more there is, and what it draws up gets out of the way.
import type { Page } from '@playwright/test';
import type { Frame } from '../src/api';
import { arrive, chance, people, type Arrived } from './arrive';
import { expectAccessible, expectBigControls, expectFits, expectReadable, lettered, rested } from './looks';
import { listed } from './player';
import { expect, test } from './program';

const made = new Map<string, Promise<Arrived>>();

const moments = {
  /** Nobody is in a viper: in a crowded area the names of pilots are written smaller. */
  check: (f) => f.ask?.kind === 'contribute' && f.view!.areas.every((area) => area.pilots.length === 0),
  turn: (f) => f.ask?.kind === 'action' && f.ask.options.length > 5,
  /** A full hand, and the total of a check is known. */
  totalled: (f) =>
    f.ask?.window === 'totalled' && f.ask.cause !== undefined && f.view!.check!.cards.length > 4,
} satisfies Record<string, (f: Frame) => boolean | undefined>;
type Moment = keyof typeof moments;

/** A table at which the first seat adds to a check, sees what came of it, or has many actions to choose from. */
function table(address: string, at: Moment): Promise<Arrived> {
  const known =
    made.get(at) ??
    arrive(
      address,
      people(['Nuria', '', '', '', ''], { options: 'pegasus' }),
      chance(41),
      (f) => moments[at](f) ?? false,
    ).then((arrived) => arrived.at);
  made.set(at, known);
  return known;
}

async function open(page: Page, address: string, at: Moment): Promise<void> {
  await page.goto((await table(address, at)).page(0));
  await expect(page.locator('#decision .confirm')).toBeVisible();
  await expect(page.locator('h1')).toBeAttached(); // what is asked comes first, the rest after it
  await lettered(page);
  await rested(page);
}

/** Whether something else, if it is there, lies over what is in sight. */
const covered = (page: Page, what: string, by: string): Promise<boolean> =>
  page.evaluate(
    ([what, by]) => {
      const a = document.querySelector(what!)!.getBoundingClientRect();
      const b = document.querySelector(by!)?.getBoundingClientRect();
      return b !== undefined && a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
    },
    [what, by],
  );

/** The size in pixels of the smallest letters on the board. */
const smallest = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll<SVGTextElement>('.board > svg text')]
        .filter((e) => e.textContent.trim())
        .map((e) => {
          const { a, b } = e.getScreenCTM()!;
          return parseFloat(getComputedStyle(e).fontSize) * Math.hypot(a, b);
        }),
    ),
  );

/** The cards of the hand whose name, or type, is not to be seen whole. */
const cut = (): string[] =>
  [...document.querySelectorAll('.hand .card')]
    .filter((card) => {
      const edge = card.getBoundingClientRect().bottom;
      return [...card.querySelectorAll('.name, .again')].some((e) => e.getBoundingClientRect().bottom > edge);
    })
    .map((card) => card.textContent);

/**
 * Everything written on the board that is not where it belongs: a name that leaves its room
 * or plate, or lies under a sign, a plate, or hatching that is drawn over it; and letters that are stretched.
 */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const all = (of: ParentNode, what: string) => [...of.querySelectorAll<SVGGraphicsElement>(what)];
    const box = (e: Element) => e.getBoundingClientRect();
    const inside = (a: DOMRect, b: DOMRect) =>
      a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 3;
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3; // letters are lower than their boxes
    const board = document.querySelector('.board > svg')!;
    const plates = all(board, '.plate');
    for (const room of all(board, '[data-spot^="location/"]')) {
      const frame = box(room.querySelector('.edge')!);
      const here = plates.filter((p) => inside(box(p), frame));
      // what it is called, and what it does, which stands beside what is pressed
      for (const line of all(room.closest('.place')!, 'tspan, .forces text')) {
        if (!inside(box(line), frame)) found.push(`${line.textContent} leaves its room`);
        for (const e of [...all(room, '.hatch, .sign circle'), ...(here.length < 3 ? here : [])])
          if (meet(box(line), box(e)) && line.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING)
            found.push(`${line.textContent} lies under ${e.outerHTML.slice(0, 60)}`);
      }
    }
    for (const plate of plates) {
      const name = plate.querySelector('text'); // of a pilot; others are known by their faces
      if (!name) continue;
      const [written, edge] = [box(name), box(plate.querySelector('.cell')!)];
      if (written.left < edge.left || written.right > edge.right)
        found.push(`${name.textContent} leaves its plate`);
      for (const sign of all(plate, '.badge, .sign'))
        if (meet(box(name), box(sign))) found.push(`${name.textContent} lies under a sign`);
    }
    for (const line of board.querySelectorAll<SVGTextContentElement>('[textLength]')) {
      const given = line.getAttribute('textLength')!;
      line.removeAttribute('textLength');
      if (line.getComputedTextLength() < Number(given) - 1) found.push(`${line.textContent} is stretched`);
      line.setAttribute('textLength', given);
    }
    return found;
  });

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the board can be read while a check lies over it', async ({ page, address }) => {
      await open(page, address, 'check');
      await expect(page.locator('section.check')).toBeVisible();
      await expect.poll(() => smallest(page)).toBeGreaterThanOrEqual(12);
      await expect.poll(() => misplaced(page)).toEqual([]);
      await expectFits(page, 'a check');
      await expect(page.locator('#decision .confirm')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.check .fates')).toBeInViewport({ ratio: 1 });
    });

    test('the answer and to pass are in sight, and the cards are called by whole names', async ({
      page,
      address,
    }) => {
      await open(page, address, 'turn');
      await expect(page.locator('#decision .confirm')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#option-pass')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.hand .card').first()).toBeVisible();
      await expect.poll(() => page.evaluate(cut)).toEqual([]);
    });
  });
}

test('every screen is used, whatever its size and that of the letters', async ({ page, address, faults }) => {
  await open(page, address, 'turn');
  for (const [width, height, text] of [
    [1024, 768, 100],
    [1280, 720, 100],
    [1440, 900, 130],
    [3440, 1440, 100],
  ] as const) {
    const where = `${width}x${height}, letters of ${text} %`;
    await page.setViewportSize({ width, height });
    await page.evaluate((text) => localStorage.setItem('ragtag:text', `${text}`), text);
    await page.reload();
    await expect(page.locator('.log li').last(), where).toBeInViewport();
    await lettered(page);
    await rested(page); // a plate on its way lies over what it passes
    await expectFits(page, where);
    const tall = (what: string) => page.locator(what).evaluate((e) => e.getBoundingClientRect().height);
    await expect.poll(() => tall('.fleet'), `${where}: the fleet in one line`).toBeLessThan(60);
    // and below it, where that is short, what presses
    const line = width > 1200 ? 66 : 70;
    await expect
      .poll(() => tall('#decision .lower'), `${where}: the question in one line`)
      .toBeLessThan(line);
    await expect.poll(() => misplaced(page), where).toEqual([]);
    await expect.poll(() => page.evaluate(cut), where).toEqual([]);
    await expect.poll(() => covered(page, '.watch', '.scene'), where).toBe(false);
  }

  // enlarged four times: one column, read from above to below
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => localStorage.removeItem('ragtag:text'));
  await page.reload();
  await expect(page.locator('#decision .confirm')).toBeAttached();
  await expect(page.locator('.board > svg')).toBeVisible();
  await expectFits(page, 'enlarged');
  for (const part of ['.fleet', '.board > svg', '#decision .confirm', 'section.strip']) {
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect(page.locator(part), part).toBeInViewport();
  }
  await expect.poll(() => covered(page, '.scene', '#decision')).toBe(false);
  expect(faults).toEqual([]);
});

/** The options that can be seen whole, above the line that says how many more there are. */
const inSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('.options')!;
    const more = box.querySelector('.below');
    const edge = (more ?? box).getBoundingClientRect()[more ? 'top' : 'bottom'] + 4;
    return [...box.querySelectorAll('.choice')].filter((e) => e.getBoundingClientRect().bottom <= edge)
      .length;
  });

for (const [width, height, locale] of [
  [390, 844, 'en-GB'],
  [360, 640, 'es-ES'],
] as const) {
  test.describe(`${width}x${height}, ${locale}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, locale });

    test('the line says how many choices there are, and the list is drawn up and down', async ({
      page,
      address,
      faults,
    }) => {
      await open(page, address, 'turn');
      const ask = page.locator('#decision');
      const opener = ask.locator('.opener.choices');
      const list = ask.locator('.options');
      const more = list.locator('.below');
      const confirm = ask.locator('.confirm');

      // its edge: the face within reaches over it where it is cut off; drawn to scale, edges are rounded
      await expect(page.locator('[data-spot="seat/0"] .edge')).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => covered(page, '[data-spot="seat/0"] .edge', '.stage .kept')).toBe(false);
      await expect(page.locator('.cue').first()).toBeVisible(); // there is more of the board
      await expect.poll(() => misplaced(page)).toEqual([]);
      for (const holds of [expectAccessible, expectFits, expectBigControls, expectReadable])
        await holds(page, 'the line');
      await expect(confirm).toBeInViewport({ ratio: 1 });
      await expect(opener).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await ask.boundingBox())!.height, 'the line').toBeLessThan(140);
      const all = Number(/\d+/.exec(await opener.innerText()));

      await opener.click();
      await expect(list).toBeVisible();
      await expect(list.locator('.choice')).toHaveCount(all);
      const last = list.locator('.choice').last();
      const fits = await last.evaluate(
        (e) => e.getBoundingClientRect().bottom <= e.closest('.options')!.getBoundingClientRect().bottom + 1,
      );
      await expect(more).toHaveCount(fits ? 0 : 1);
      if (!fits) {
        const under = Number(/\d+/.exec(await more.innerText()));
        expect(under).toBeGreaterThan(0);
        expect(under).toBeLessThanOrEqual(Math.max(1, all - (await inSight(page))));
      }
      for (const holds of [expectAccessible, expectFits, expectBigControls, expectReadable])
        await holds(page, 'the list');
      await expect(page.locator('header[aria-label]')).toBeInViewport({ ratio: 1 });
      await expect(confirm).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        if (await more.isVisible()) await more.click({ timeout: 5_000 }); // it goes when the last comes in sight
        await expect(last, 'the last of them').toBeInViewport({ ratio: 0.97, timeout: 2_000 });
      }).toPass({ timeout: 30_000 });

      await opener.press('Enter');
      await expect(list).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await opener.press('Enter');
      await expect(list).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(ask).toBeFocused();
      await expect(confirm).toBeInViewport({ ratio: 1 });
      expect(faults).toEqual([]);
    });

    test('what is picked is confirmed where the button was, and a refusal is in sight', async ({
      page,
      address,
    }) => {
      await open(page, address, 'turn');
      const ask = page.locator('#decision');
      const confirm = ask.locator('.confirm');
      const bottom = async () => ((b) => b.y + b.height)((await confirm.boundingBox())!);
      const before = await bottom();
      await ask.locator('.opener.choices').click();
      await ask.locator('.options .press').first().click();
      await expect(confirm).toBeEnabled();
      await expect.poll(bottom).toBeCloseTo(before, 0);
      const over = () =>
        ask.evaluate((ask) => {
          const at = (e: Element) => e.getBoundingClientRect();
          const list = ask.querySelector('.options');
          const { left, top, width, height } = at(ask.querySelector('.confirm')!);
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return {
            lies: !!list && at(list).bottom > at(ask.querySelector('.line')!).top + 4,
            covered: hit?.closest('.confirm') === null,
          };
        });
      await expect.poll(over).toEqual({ lies: false, covered: false });
      await page.context().setOffline(true);
      await confirm.click();
      await expect(ask.getByRole('alert')).toBeInViewport({ ratio: 1 });
      await expect.poll(over).toEqual({ lies: false, covered: false });
      await page.context().setOffline(false);
    });

    test('the hand is drawn up to choose in it, by key and by finger, and down again', async ({
      page,
      address,
    }) => {
      await open(page, address, 'turn');
      const strip = page.locator('.strip button');
      const card = page.locator('#decision .hand .card.lit').first();
      await expect(page.locator('#decision [id^="option-skill/"]')).toHaveCount(0);
      await strip.click();
      await expect(card).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('#decision [id^="option-skill/"]')).toHaveCount(0);
      for (const holds of [expectAccessible, expectFits, expectBigControls, expectReadable])
        await holds(page, 'the hand');
      await expect.poll(() => covered(page, '.roll', '#decision .up'), 'names under faces').toBe(false);
      await expect(page.locator('header[aria-label]')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#decision .confirm')).toBeInViewport({ ratio: 1 });
      await card.click();
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('#decision .confirm')).toBeEnabled();
      await strip.press('Enter');
      await expect(card).toHaveCount(0);
      await expect(strip).toBeFocused();

      const { x, y } = (await strip.boundingBox())!;
      const pull = async (to: number) => {
        await page.mouse.move(x + 60, y + 4);
        await page.mouse.down();
        await page.mouse.move(x + 60, y + 4 + to, { steps: 6 });
        await page.mouse.up();
      };
      await pull(-200);
      await expect(card).toBeVisible();
      await pull(40);
      await expect(card).toHaveCount(0);
    });

    test('a check says first what depends on it, then how it stands', async ({ page, address }) => {
      await open(page, address, 'check');
      await expect(page.locator('.check .told')).toBeInViewport({ ratio: 1 });
      await open(page, address, 'totalled');
      await expect(page.locator('.verdict')).toBeInViewport({ ratio: 1 });
      const slips = await page.locator('.check .slip').evaluateAll((all) =>
        all.map((e) => {
          const [box, worth] = [e, e.querySelector('b')!].map((part) => part.getBoundingClientRect());
          const size = parseFloat(getComputedStyle(e.querySelector('b')!).fontSize);
          return {
            left: box!.left,
            right: box!.right,
            in: worth!.left >= box!.left && worth!.right <= box!.right,
            size,
          };
        }),
      );
      expect(slips.length, 'slips').toBeGreaterThan(4);
      for (const [i, slip] of slips.entries()) {
        if (i > 0) expect(slip.left, 'a place for every card').toBeGreaterThanOrEqual(slips[i - 1]!.right);
        expect(slip.in, 'its worth lies on it').toBe(true);
        expect(slip.size).toBeGreaterThanOrEqual(15);
      }
      const bracket = await page.locator('.clings').evaluate((e) => {
        const open = document.createRange();
        open.selectNodeContents(e.firstChild!);
        const name = document.createRange();
        name.selectNodeContents(e.querySelector('button')!);
        return name.getClientRects()[0]!.top - open.getClientRects()[0]!.top;
      });
      expect(Math.abs(bracket), 'the bracket stands beside the name').toBeLessThan(6);
    });
  });
}

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('has the decision beside the board', async ({ page, address, faults }) => {
    await open(page, address, 'turn');
    for (const holds of [expectAccessible, expectFits, expectBigControls, expectReadable])
      await holds(page, 'on its side');
    const board = (await page.locator('#part').boundingBox())!;
    const ask = (await page.locator('#decision').boundingBox())!;
    expect(ask.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
    expect(board.width).toBeGreaterThan(400);
    await expect(page.locator('#decision .confirm')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.whose')).toBeInViewport({ ratio: 1 });
    await listed(page);
    await page.locator('#decision .press').first().click();
    await expect(page.locator('#decision .confirm')).toBeEnabled();
    expect(faults).toEqual([]);
  });
});
