// The board keeps the stage: on a desk most of the height is the scene's, nothing lies over locations and ships while
// nothing is staged, and what is staged lets the board show through and goes away for as long as B or a finger is held.
import type { Page } from '@playwright/test';
import type { Arrived } from './arrive';
import { lettered } from './looks';
import { expect, test } from './program';

test.use({ scene: ['motion.scenario', 'hhh', 'relaxed'], viewport: { width: 1440, height: 900 } });

async function open(page: Page, at: Arrived, seat: number): Promise<void> {
  await page.goto(at.page(seat));
  await expect(page.locator('#decision')).toBeVisible();
  await expect(page.locator('.board > svg')).toBeVisible();
  await expect(page.locator('defs [id="ship-raider"]')).toBeAttached(); // the drawings come last
  await lettered(page);
}

/** The part of the window's height that the scene has. */
const height = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.scene')!.getBoundingClientRect().height / innerHeight);

/** The part of a grid of points on the locations and ships of the board at which nothing lies over it. */
const uncovered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector('.board > svg')!;
    const things = [
      ...board.querySelectorAll('[data-spot^="location/"], [data-spot^="ship/"], [data-spot^="civilian/"]'),
    ];
    const points = things.flatMap((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      return parts.flatMap((across) => parts.map((down) => [x + across * width, y + down * height] as const));
    });
    const free = points.filter(([x, y]) => board.contains(document.elementFromPoint(x, y)));
    return things.length < 10 ? 0 : free.length / points.length;
  });

for (const [what, seat] of [
  ['a person', 0],
  ['a pilot', 2],
  ['raiders', 1],
  ['a die', 2],
] as const)
  test(`the scene before ${what} moves has three fifths of the height, and nothing lies over the board`, async ({
    page,
    staged,
    faults,
  }) => {
    await open(page, staged[what]!, seat);
    await expect.poll(() => height(page), 'of the height').toBeGreaterThanOrEqual(0.6);
    if (what !== 'raiders')
      await expect.poll(() => uncovered(page), 'of the points').toBeGreaterThanOrEqual(0.8);
    expect(faults).toEqual([]);
  });

test('a check leaves the scene its height, and B brings the board back', async ({ page, staged, faults }) => {
  await open(page, staged['a check']!, 0);
  await page.locator('[id="option-box/a"]').first().click();
  await page.locator('#decision .confirm').click();
  await expect(page.locator('section.check')).toBeVisible();
  await expect.poll(() => height(page), 'of the height').toBeGreaterThanOrEqual(0.6);
  await page.locator('#decision').focus();
  await page.keyboard.down('b');
  await expect(page.locator('.theatre')).toHaveCSS('opacity', '0');
  await expect.poll(() => uncovered(page), 'of the points').toBeGreaterThanOrEqual(0.8);
  await page.keyboard.up('b');
  await expect(page.locator('.theatre')).toHaveCSS('opacity', '1');
  expect(faults).toEqual([]);
});

test('a table on a desk is as high as the window, with everything that comes late', async ({
  page,
  staged,
  faults,
}) => {
  await open(page, staged['a person']!, 0);
  await expect(page.locator('svg.faces > g').first()).toBeAttached();
  // a page that is one pixel higher has a bar to scroll it
  expect(await page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight)).toBe(0);
  expect(faults).toEqual([]);
});

test('a letter B in a message is no key', async ({ page, staged, faults }) => {
  await open(page, staged['a person']!, 0);
  await page.getByRole('tab', { name: /^Talk/ }).click();
  await page.locator('aside textarea, aside input').first().focus();
  await page.keyboard.down('b');
  await expect(page.locator('.theatre')).toHaveCSS('opacity', '1');
  await page.keyboard.up('b');
  expect(faults).toEqual([]);
});
