// Every page and state that a journey does not stay at: read and used by everybody, in
// both languages on a desk, in the longer words on a narrow phone, by night and by day on both.
import type { Page } from '@playwright/test';
import type { Frame, NewTable } from '../src/api';
import { en, es } from '../src/i18n/all';
import { arrive, chance, finishedGame, people, type Arrived } from './arrive';
import { expectContrast, lettered, look as lookAt } from './looks';
import { listed, more, presses, unfold } from './player';
import { expect, test } from './program';

/** Tables at a moment, each brought there once for all who look at it. */
const moments = {
  quiet: [people(['Nuria', 'Ted', '']), 31, (f) => f.seat === 0 && !f.ask && f.view!.turn > 1],
  assembled: [people(['Nuria', '', '', '']), 32, (f) => f.ask?.kind === 'contribute'],
  revealed: [people(['Nuria', '', '']), 33, (f) => f.ask !== undefined && shown(f)],
  cylon: [people(['Nuria', '', '']), 34, (f) => f.ask !== undefined && revealed(f)],
  pegasus: [
    people(['Nuria', '', '', '', ''], { options: 'pegasus&cylonleader' }),
    35,
    (f) => f.view!.turn > 2 && f.ask?.kind === 'action',
  ],
  caprica: [
    people(['Nuria', '', '', ''], { options: 'pegasus&newcaprica' }),
    36,
    (f) => f.view!.caprica !== undefined && f.ask !== undefined,
  ],
} satisfies Record<string, [NewTable, number, (f: Frame) => boolean]>;

const shown = (f: Frame): boolean => (f.view!.check?.cards.length ?? 0) > 0;
const revealed = (f: Frame): boolean => f.view!.seats.some((s) => s.revealed);

const come = new Map<string, Promise<Arrived>>();

/** A table at one of the moments. */
function table(address: string, name: keyof typeof moments): Promise<Arrived> {
  const [made, seed, wanted] = moments[name];
  const known = come.get(name) ?? arrive(address, made, chance(seed), wanted).then(({ at }) => at);
  come.set(name, known);
  return known;
}

/** Goes to a table at a moment; the page is there when the tray is. */
async function goTo(page: Page, address: string, name: keyof typeof moments): Promise<void> {
  await page.goto((await table(address, name)).page(0));
  await expect(page.locator('#decision')).toBeVisible();
}

for (const [width, colorScheme, locale] of [
  [1440, 'dark', 'en-GB'],
  [1440, 'light', 'es-ES'],
  [360, 'dark', 'es-ES'],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });
    const w = locale === 'en-GB' ? en : es;

    /** Looks at what a page is, on a phone by day, too. */
    const look = async (page: Page, where: string, width: number) => {
      await lookAt(page, where, width);
      if (width < 800) await expectContrast(page, where, 'light', colorScheme);
    };

    test.setTimeout(300_000);

    test('making a table', async ({ page, address, browser, faults }) => {
      await page.goto(address + '/');
      await unfold(page, w['home.options']);
      await page.getByRole('checkbox', { name: w['word.pegasus'] }).first().check();
      await page
        .locator('details')
        .getByRole('radio', { name: new RegExp(`^${w['word.newcaprica']}`) })
        .check();
      await unfold(page, w['home.clockAndDoor']);
      await page.getByLabel(w['home.clock']).selectOption('600');
      await page.getByLabel(w['home.seat'].replace('{n}', '2')).selectOption('human');
      await page.getByRole('radio', { name: new RegExp(`^${w['visible.private']}`) }).check();
      await page.getByRole('button', { name: w['home.create'] }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await look(page, 'options chosen, and no name', width);

      await page.getByLabel(w['home.name']).fill('Nuria');
      await page.getByRole('button', { name: w['home.create'] }).click();
      await expect(page.locator('a.enter')).toBeFocused();
      await look(page, 'the table is ready', width);
      const invitation = await page.getByLabel(w['created.invite'], { exact: true }).inputValue();
      await page.locator('a.enter').press('Enter');
      await expect(page.getByRole('heading', { name: w['wait.title'] })).toBeVisible();
      await look(page, 'waiting for everybody', width);

      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, locale });
      const other = await context.newPage();
      await other.goto(invitation);
      await expect(other.getByRole('heading', { name: w['join.title'] })).toBeVisible();
      await look(other, 'a private invitation', width);
      await other.evaluate(() => localStorage.clear()); // the invitation is kept
      await other.goto('about:blank');
      await other.goto(invitation.replace(/#.*/, ''));
      await expect(other.getByRole('heading')).toHaveText(w['visible.closed']);
      await look(other, 'a private table, closed', width);
      await context.close();
      await page.goto(address + '/');
      await expect(page.locator('#kept')).toBeVisible();
      await look(page, 'the start page of who has a table', width);
      expect(faults).toEqual([]);
    });

    test('what goes wrong', async ({ page, address }) => {
      await page.goto(address + '/t/no-such-table');
      await expect(page.getByRole('heading')).toHaveText(w['error.no-such-table']);
      await look(page, 'no such table', width);
      await page.goto(address + '/elsewhere');
      await expect(page.getByRole('heading')).toHaveText(w['app.lost']);
      await look(page, 'no such page', width);
      await page.goto(address + '/p#nobody-has-this');
      await expect(page.getByRole('alert').first()).toHaveText(w['error.no-such-player']);
      await look(page, 'no such player', width);
      const lang = locale.slice(0, 2);
      for (const path of [`/rules?pegasos&lang=${lang}`, `/rules/check.fate?lang=${lang}`]) {
        await page.goto(address + path);
        await look(page, path, width);
      }
      await goTo(page, address, 'assembled');
      await expect(page.locator('h1')).toHaveCount(1); // all of it is here
      await lettered(page);
      await page.context().setOffline(true);
      await page.locator('#option-none').click();
      await page.locator('#decision .confirm').click();
      await expect(page.getByRole('alert')).toHaveText(w['error.offline']);
      await look(page, 'a refusal', width);
    });

    test('moments of a game', async ({ page, address, faults }) => {
      for (const name of Object.keys(moments) as (keyof typeof moments)[]) {
        await goTo(page, address, name);
        if (name !== 'quiet') {
          await listed(page);
          await presses(page).first().click();
        }
        await look(page, name === 'quiet' ? name : `${name}, something picked`, width);
      }
      expect(faults).toEqual([]);
    });

    test('everything that opens at a table', async ({ page, address, faults }) => {
      await goTo(page, address, 'assembled');
      const menu = page.getByLabel(w['menu.table']);
      await menu.press('Enter');
      for (const name of [w['notice.title'], w['report.title']]) await page.getByText(name).press('Enter');
      await look(page, 'the menu of the table, everything open', width);
      await menu.press('Enter');
      await page.getByLabel(w['fleet.decks']).press('Enter');
      await look(page, 'the decks', width);
      await page.keyboard.press('Escape');

      const sheet = page.getByRole('dialog');
      const open = async (what: string, press: () => Promise<void>) => {
        await press();
        await expect(sheet.getByRole('heading').first()).toBeVisible();
        await look(page, what, width);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      };
      await open('a rule', async () => {
        await page.locator('#decision').getByRole('button', { name: w['ask.why'] }).press('Enter');
        await expect(page.locator('dialog .rule')).not.toBeEmpty();
      });
      await open('what has caused the question', () => page.locator('#decision .cause').press('Enter'));
      await open('the position in words', async () => {
        await page.locator('.distance').press('Enter');
        await expect(sheet.locator('dl').first()).toBeVisible();
      });
      await open('a location', () => page.locator('[data-spot="location/brig"]').press('Enter'));
      await open('a character', () =>
        page.locator('[data-spot^="seat/"][role=button]').first().press('Enter'),
      );
      await more(page);
      await look(page, 'what is seldom needed', width);
      await open('standing orders', () => page.locator('.standing').press('Enter'));
      if (width < 820) await page.locator('#tab-log').click();
      await open('the notebook', () => page.locator('.tool.notes').press('Enter'));
      expect(faults).toEqual([]);
    });

    test('the end', async ({ page, address, faults }) => {
      const at = await finishedGame(address);
      await page.goto(at.page());
      const over = page.locator('.over');
      await over.locator('summary', { hasText: w['over.seed'] }).click();
      await look(page, 'the end', width);
      await over.getByRole('button', { name: w['over.verify'] }).click();
      await expect(over.getByText(w['over.verified'])).toBeVisible();
      await look(page, 'the end, verified', width);
      expect(faults).toEqual([]);
    });
  });
}
