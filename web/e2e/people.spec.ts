// What people agree on, and what happens when somebody is away.
import type { Page } from '@playwright/test';
import type { Frame } from '../src/api';
import { arrive, Arrived, chance, goOn, make, people } from './arrive';
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { unfold } from './player';
import { expect, test } from './program';

/** Has an answer that it can only take back by agreement. */
const proposes = (f: Frame): boolean => (f.given ?? []).some((g) => g.ask !== f.undo?.ask);

for (const [width, colorScheme, locale, words] of [
  [1440, 'dark', 'en-GB', { menu: 'Table and settings', undo: /Take back: / }],
  [360, 'light', 'es-ES', { menu: 'Mesa y ajustes', undo: /Deshacer: / }],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    test('an answer is taken back when everybody agrees', async ({ page, address, browser, faults }) => {
      const { at: table, frame } = await arrive(address, people(['Nuria', 'Ted', '']), chance(1), proposes);
      const by = frame.seat;
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, locale });
      const other = await context.newPage();
      await page.goto(table.page(by));
      await other.goto(table.page(1 - by));
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
        const button = page
          .locator('[aria-labelledby=propose-title] button', { hasText: words.undo })
          .first();
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
      const before = await table.frame(by);
      await other.locator('.motion button').first().press('Enter');
      await expect(page.locator('.motion')).toBeHidden();
      await expect.poll(async () => (await table.frame(by)).ask?.ask).toBeGreaterThan(before.given![0]!.ask);
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
  const table = await make(address, people(['Nuria', 'Ted', '']));
  await page.goto(table.page(0));
  await page.getByLabel('Table and settings').click();
  await page.getByRole('button', { name: 'Let a bot stand in for Ted' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('a bot stands in').first()).toBeVisible();
  await expectAccessible(page, 'a bot stands in');
  const ted = await (await browser.newContext()).newPage();
  await ted.goto(table.page(1));
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
  await unfold(page, 'Time and visibility');
  await page.getByLabel('Time for each decision').selectOption({ label: '1 day' });
  await page.getByLabel('When it runs out').selectOption({ label: 'A bot stands in at once' });
  await expectAccessible(page, 'a clock in the form');
  await page.getByLabel('Your name').fill('Nuria');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(page.locator('#decision')).toBeVisible();
  const id = /\/t\/([^#]+)/.exec(page.url())![1]!;
  const formed = await new Arrived(address, id, '', []).frame();
  expect(formed.table).toMatchObject({ limit: 86_400, strikes: 1 });

  const slow = await make(address, people(['Nuria', 'Ted', ''], { limit: 86_400 }));
  await page.goto(slow.page((await slow.settled()).find((f) => f.ask)!.seat));
  await expect(page.locator('#decision .left')).toContainText(/23 h|1 d/);

  // the clock begins when the page is there to see it
  const seats = [{ kind: 'human', name: 'Nuria' }, { kind: 'human' }, { kind: 'bot' }] as const;
  const table = await make(address, people(['', '', ''], { seats: [...seats], limit: 15, strikes: 1 }));
  await page.goto(table.page(0));
  await expect(page.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
  await table.join(1, 'Ted');
  expect(await goOn(table, chance(3), (f) => f.seat === 0 && f.ask !== undefined)).toBeDefined();
  await expect(page.locator('#decision .left')).toContainText(/0:[01]\d/);
  await expect(page.locator('#decision').getByText('A bot plays for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.locator('#decision').getByText('A bot plays for you.')).toBeHidden();

  expect(faults).toEqual([]);
});
