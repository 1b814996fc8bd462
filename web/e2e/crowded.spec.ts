// What a game with everything in it must leave in sight: six boards with somebody on each, several secret cards, a question
// over many dangers, and a hand of long texts.
import type { Page } from '@playwright/test';
import type { Arrived } from './arrive';
import { lettered, rested } from './looks';
import { expect, test } from './program';

test.use({ scene: ['looks.scenario', 'hhhhhhh', 'relaxed'] });

async function open(page: Page, at: Arrived): Promise<void> {
  await page.goto(at.page(0));
  await expect(page.locator('#decision .confirm')).toBeVisible();
  await expect(page.locator('h1')).toBeAttached();
  await expect(page.locator('defs [id="ship-raider"]')).toBeAttached(); // the drawings come last
  await lettered(page);
  await rested(page);
}

/** How much of something is out of sight, so that it scrolls. */
const beyond = (page: Page, what: string): Promise<number> =>
  page.evaluate((what) => {
    const e = document.querySelector(what)!;
    return e.scrollHeight - e.clientHeight;
  }, what);

for (const [width, height, locale] of [
  [1440, 900, 'en-GB'],
  [1440, 900, 'es-ES'],
  [1024, 768, 'en-GB'],
] as const)
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height }, locale });

    for (const name of ['docks', 'quiet-docks'])
      test(`all boards are in sight, whoever is on them: ${name}`, async ({ page, staged, faults }) => {
        await open(page, staged[name]!);
        await expect.poll(() => beyond(page, 'main.scene')).toBeLessThanOrEqual(0);
        expect(faults).toEqual([]);
      });

    test('secret cards are in sight, what presses has its line, and texts of cards end on them', async ({
      page,
      staged,
      faults,
    }) => {
      await open(page, staged.pressed!);
      await expect.poll(() => beyond(page, 'div.own')).toBeLessThanOrEqual(0);
      await expect(page.locator('.where .one').first()).toBeVisible();
      const over = () =>
        page.evaluate(() => {
          const [line, scene] = ['#decision .lower', 'main.scene'].map((what) =>
            document.querySelector(what)!.getBoundingClientRect(),
          );
          return scene!.bottom - line!.top;
        });
      await expect.poll(over).toBeLessThanOrEqual(0);
      await expect(page.locator('.hand .text.cut')).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'es-ES' });

  test('the board is as high as there is room for, and a name among seven is whole', async ({
    page,
    staged,
    faults,
  }) => {
    await open(page, staged.mutinies!);
    // the rooms of Galactica and the boarding track end above the line that asks
    const below = () =>
      page.evaluate(() => {
        const [track, scene] = ['[data-spot^="boarding/"]', 'main.scene'].map((what) =>
          document.querySelector(what)!.getBoundingClientRect(),
        );
        return track!.bottom - scene!.bottom;
      });
    await expect.poll(below).toBeLessThanOrEqual(0);
    await page.goto(staged.mutinies!.page(1));
    const name = page.locator('.roll .now .name').first();
    await expect(name).toHaveText('Player 1');
    await lettered(page);
    await expect.poll(() => name.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
});
