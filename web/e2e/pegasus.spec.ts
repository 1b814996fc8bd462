// Pegasus and New Caprica, from the set-up form to the end on the planet.
import type { Frame } from '../src/api';
import { en, es } from '../src/i18n/all';
import { arrive, Arrived, chance, goOn, people } from './arrive';
import { look } from './looks';
import { answerFirst, choose, expectPresent, play, presses, unfold } from './player';
import { expect, test } from './program';
import type { Page } from '@playwright/test';

/** The Admiral's order to leave New Caprica. */
const leave = 'title/admiral-new-caprica/1';

const onCaprica = (f: Frame): boolean => f.view?.caprica !== undefined && !f.view.over;

/** A table for seven with a Cylon Leader, made by the form; the page is at it then. */
async function makeByForm(page: Page, address: string): Promise<Arrived> {
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Nuria');
  await unfold(page, 'All options');
  for (const word of [/^Pegasus/, /^Cylon Leader/])
    await page.getByRole('checkbox', { name: word }).first().check();
  await page
    .locator('details')
    .getByRole('radio', { name: /^New Caprica/ })
    .check();
  await page.getByLabel('Number of players').selectOption('7');
  await page.getByRole('radio', { name: /^Relaxed/ }).check(); // no window waits for its time
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(presses(page).first()).toBeVisible();
  const { pathname, hash } = new URL(page.url());
  const key = hash.slice(1);
  return new Arrived(address, pathname.split('/').at(-1)!, '', [key, ...Array<null>(6).fill(null)]);
}

/** Checks that the game is over, and that the page says in words how it ended. */
async function expectEnding(page: Page, at: Arrived, words: Record<string, string>) {
  await expect(page.locator('.over')).toBeVisible();
  const { view } = await at.frame(0, 1e8);
  expect(view!.caprica).toBeDefined();
  const sentence = words[`ending.${view!.over!.ending}`];
  expect(sentence).toBeTruthy();
  await expect(page.locator('.over')).toContainText(sentence!);
}

test('a table for seven, from the form into New Caprica and to the end of the game', async ({
  page,
  address,
  faults,
}, info) => {
  info.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const random = chance(7);
  const table = people(['Nuria', '', '', '', '', '', ''], { options: 'pegasus&newcaprica&cylonleader' });
  let at = await makeByForm(page, address);
  await answerFirst(page); // the character
  await expect(page.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(7);
  if (!(await goOn(at, random, onCaprica))) {
    ({ at } = await arrive(address, table, random, onCaprica)); // the first was over before
    await page.goto(at.page(0));
  }
  await expect(page.locator('[data-spot="location/resistance-hq"]')).toBeVisible();
  await expect(page.locator('[data-spot="stack/locked"]')).toBeVisible();
  await expectPresent(page, at, 0);
  let looked = 0; // the phone looks at every kind of question
  await play(page, random, 1000, async (kind) => {
    if (looked++ < 2) await look(page, `New Caprica, asked to ${kind}`, 1440);
  });
  await expectEnding(page, at, en);
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light', locale: 'es-ES' });

  test('de la ocupación al final de la partida', async ({ page, address, faults }, info) => {
    info.setTimeout(300_000);
    const random = chance(8);
    const table = people(['Ñandú', '', '', ''], { options: 'pegasus&newcaprica' });
    const { at } = await arrive(address, table, random, (f) => onCaprica(f) && f.ask !== undefined);
    await page.goto(at.page(0));
    await expect(page.locator('[data-spot="location/resistance-hq"]')).toBeVisible();
    await play(page, random, 1000, async (kind) => {
      for (const tab of ['crew', 'board']) {
        await page.locator(`#tab-${tab}`).click();
        await look(page, `Nueva Cáprica, ${kind}, ${tab}`, 390);
      }
      await page.locator('.strip button').click();
      await expect(page.locator('#decision .hand')).toBeVisible();
      await look(page, `Nueva Cáprica, ${kind}, hand`, 390);
      await page.locator('.strip button').click();
    });
    await expectEnding(page, at, es);
    expect(faults).toEqual([]);
  });
});

test.describe('the order to leave', () => {
  test.use({ scene: ['caprica.scenario', 'hhh', 'relaxed'] });

  for (const [name, width, colorScheme, locale, words] of [
    ['desk', 1440, 'dark', 'en-GB', en],
    ['phone', 390, 'light', 'es-ES', es],
  ] as const) {
    test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme, locale });

      test('Galactica comes back, a ship is evacuated, and the Admiral takes the humans away', async ({
        page,
        staged,
        faults,
      }) => {
        const at = staged[name]!;
        const board = async () => {
          if (width < 820) await page.locator('#tab-board').click();
        };
        await page.goto(at.page(0)); // the Admiral's
        await board();
        await expect(page.locator('[data-spot="location/resistance-hq"]')).toBeVisible();
        expect((await at.frame(0)).view!.caprica).toMatchObject({ phase: 'occupied', prepared: 2 });
        if (width > 820) {
          await page.setViewportSize({ width, height: 1100 }); // a crisis lies above the board
          const texts = page.locator('.board .said');
          await expect(texts).toHaveCount(8); // six locations, and what can be done at all of them
          await expect(texts.filter({ hasText: '…' })).toHaveCount(0);
          await page.setViewportSize({ width, height: 844 });
        }
        const orders = (f: Frame) =>
          f.seat === 0 && f.ask?.kind === 'action' && f.ask.options.some((o) => o.id === leave);
        const frame = await goOn(at, chance(30), orders, /^box\/b$/);
        expect(frame?.view!.caprica).toMatchObject({ phase: 'returned', prepared: 1 });
        expect(frame!.view!.areas.flatMap((a) => a.civilians)).toHaveLength(1); // who got away
        await look(page, 'Galactica in orbit', width);
        await choose(page, leave);
        await goOn(at, chance(31), () => false); // what becomes of those left behind
        await expectEnding(page, at, words);
        const { view } = await at.frame(0);
        expect(view!.over).toMatchObject({ ending: 'evacuated', humansWon: true });
        expect(view!.dials.population!.value).toBe(frame!.view!.dials.population!.value - 2); // the ship left behind
        await look(page, 'the end', width);
        expect(faults).toEqual([]);
      });
    });
  }
});
