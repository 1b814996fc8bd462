// What people agree on, and what happens when somebody is away.
import type { Page } from '@playwright/test';
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { expect, test } from './program';
import { frameOf, makeTable, playOn, type Made } from './tables';

interface Given {
  ask: number;
}

/** Plays until a seat has an answer that it can only take back by agreement. */
async function untilProposable(page: Page, address: string, table: Made): Promise<number> {
  let found = -1;
  await playOn(page, address, table, [0, 1], (f, seat) => {
    const given = (f.given as Given[] | undefined) ?? [];
    const undo = f.undo as Given | undefined;
    if (given.some((g) => g.ask !== undo?.ask)) found = seat;
    return found >= 0;
  });
  expect(found).toBeGreaterThanOrEqual(0);
  return found;
}

for (const [width, colorScheme, locale, words] of [
  [1440, 'dark', 'en-GB', { menu: 'Table and settings', undo: /^Take back: / }],
  [360, 'light', 'es-ES', { menu: 'Mesa y ajustes', undo: /^Deshacer: / }],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    test('an answer is taken back when everybody agrees', async ({ page, address, browser, faults }) => {
      const table = await makeTable(page, address, 'hhb');
      const by = await untilProposable(page, address, table);
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, locale });
      const other = await context.newPage();
      await page.goto(`${address}/t/${table.id}#${table.keys[by]}`);
      await other.goto(`${address}/t/${table.id}#${table.keys[1 - by]}`);
      const look = async (at: Page, where: string) => {
        await expectAccessible(at, where);
        await expectFits(at, where);
        if (width < 800) {
          await expectBigControls(at, where);
          await expectReadable(at, where);
        }
      };
      const propose = async () => {
        await page.getByLabel(words.menu).press('Enter');
        const button = page.getByRole('button', { name: words.undo }).first();
        await expect(button).toBeVisible();
        await look(page, 'what can be proposed');
        await button.press('Enter');
        await page.keyboard.press('Escape');
        await expect(page.locator('.motion')).toBeVisible();
      };
      await propose();
      await expect(other.locator('.motion button')).toHaveCount(2);
      await look(other, 'the vote');
      await other.locator('.motion button').last().press('Enter');
      await expect(page.locator('.motion strong')).toContainText(by === 0 ? 'Ted' : 'Nuria');
      await look(page, 'against');
      await propose();
      const before = await frameOf(page, address, table, by);
      await other.locator('.motion button').first().press('Enter');
      await expect(page.locator('.motion')).toBeHidden();
      await expect
        .poll(async () => (await frameOf(page, address, table, by)).ask?.ask)
        .toBeGreaterThan((before.given as Given[])[0]!.ask);
      expect(faults).toEqual([]);
      await context.close();
    });
  });
}

test('somebody absent is replaced by vote, and takes the seat back', async ({
  page,
  address,
  browser,
  faults,
}) => {
  const table = await makeTable(page, address, 'hhb');
  await page.goto(`${address}/t/${table.id}#${table.keys[0]}`);
  await page.getByLabel('Table and settings').click();
  await page.getByRole('button', { name: 'Let a bot stand in for Ted' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('a bot stands in').first()).toBeVisible();
  await expectAccessible(page, 'a bot stands in');
  const ted = await (await browser.newContext()).newPage();
  await ted.goto(`${address}/t/${table.id}#${table.keys[1]}`);
  await expect(ted.locator('#decision').getByText('A bot plays for you.')).toBeVisible();
  await expectAccessible(ted, 'a bot plays for me');
  await ted.getByRole('button', { name: 'Take my seat back' }).press('Enter');
  await expect(ted.locator('#decision').getByText('A bot plays for you.')).toBeHidden();
  await expect(page.getByText('a bot stands in')).toHaveCount(0);
  expect(faults).toEqual([]);
  await ted.context().close();
});

test('a clock runs out: a bot decides, then stands in', async ({ page, address, faults }) => {
  await page.goto(address + '/');
  await page.getByLabel('Time for each decision').selectOption({ label: '1 day' });
  await page.getByLabel('When it runs out').selectOption({ label: 'A bot stands in at once' });
  await expectAccessible(page, 'a clock in the form');
  await page.getByLabel('Your name').fill('Nuria');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(page.locator('#decision')).toBeVisible();
  const id = /\/t\/([^#]+)/.exec(page.url())![1]!;
  const formed = await frameOf(page, address, { id, owner: '', keys: [] }, -1);
  expect(formed.table).toMatchObject({ limit: 86_400, strikes: 1 });

  const slow = await makeTable(page, address, 'hhb', { limit: 86_400 });
  await page.goto(`${address}/t/${slow.id}#${slow.keys[0]}`);
  await expect(page.locator('#decision .left')).toContainText(/23 h|1 d/);

  const table = await makeTable(page, address, 'hhb', { limit: 4, strikes: 1 });
  const first = (await frameOf(page, address, table, -1)).waiting[0]!;
  await page.goto(`${address}/t/${table.id}#${table.keys[first]}`);
  await expect(page.locator('#decision .left')).toContainText(/0:0\d/);
  await expect(page.locator('#decision').getByText('A bot plays for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.locator('#decision').getByText('A bot plays for you.')).toBeHidden();

  expect(faults).toEqual([]);
});
