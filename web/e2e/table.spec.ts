// What happens around a game: the start page, invitations, lost lines, sheets.
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { createTable, unfold } from './player';
import { expect, test } from './program';

for (const [width, colorScheme, locale] of [
  [1440, 'dark', 'en-GB'],
  [1440, 'light', 'es-ES'],
  [390, 'dark', 'es-ES'],
  [360, 'light', 'en-GB'],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    test('the start page can be read and used by everybody', async ({ page, address, faults }) => {
      await page.goto(address + '/');
      for (const fold of await page.locator('form summary').all()) await fold.press('Enter');
      await expect(page.locator('form input[type=checkbox]').first()).toBeVisible();
      await expectAccessible(page, 'start');
      await expectFits(page, 'start');
      if (width < 800) {
        await expectBigControls(page, 'start');
        await expectReadable(page, 'start');
      }
      expect(faults).toEqual([]);
    });
  });
}

test('a table without a name is not made', async ({ page, address }) => {
  await page.goto(address + '/');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a name first.');
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('what Battlestar Epica settles is greyed out, with the reason', async ({ page, address }) => {
  await page.goto(address + '/');
  await unfold(page, 'All options');
  const epica = page.getByRole('checkbox', { name: /^Battlestar Epica/ });
  await epica.check();
  const daybreak = page.getByRole('checkbox', { name: /^Daybreak/ });
  await expect(daybreak).toBeDisabled();
  await expect(page.locator('label', { has: daybreak })).toContainText('Battlestar Epica');
  await expect(page.getByRole('checkbox', { name: /^Cylon Leader/ })).toBeEnabled();
});

test('people join by the invitation, and the game begins when all are there', async ({
  page,
  address,
  browser,
}) => {
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Nuria');
  await page.getByLabel('Number of players').selectOption('3');
  await page.getByLabel('Seat 2').selectOption('human');
  await page.getByRole('button', { name: 'Create a table' }).click();
  const invitation = await page.getByLabel('Invitation', { exact: true }).inputValue();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
  await expectAccessible(page, 'the waiting room');

  const other = await (await browser.newContext()).newPage();
  await other.goto(invitation);
  await expect(other.getByText('A seat is open')).toBeVisible();
  await expectAccessible(other, 'the invitation');
  await other.getByLabel('Your name').fill('Ted');
  await other.keyboard.press('Enter'); // the first open seat will do
  await expect(other.locator('#decision')).toBeVisible();
  await expect.poll(() => new URL(other.url()).hash).not.toBe('');
  await expect(page.locator('#decision')).toBeVisible();
  await other.context().close();
});

test('the owner gives open seats to bots', async ({ page, address }) => {
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Nuria');
  await page.getByRole('button', { name: 'People in all other seats' }).click();
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await page.getByRole('button', { name: 'Fill the open seats with bots and begin' }).click();
  await expect(page.locator('#decision')).toBeVisible();
});

test('reading: a location, a rule, by keyboard alone', async ({ page, address, faults }) => {
  await createTable(page, { address, name: 'Nuria', players: 3 });
  await page.locator('[data-spot="location/brig"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Brig');
  await expectAccessible(page, 'a sheet');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('#decision').getByRole('button', { name: 'Why?' }).press('Enter');
  await expect(page.locator('dialog .rule')).not.toBeEmpty();
  await expectAccessible(page, 'a rule');

  // a press in the same frame in which one is closed opens the next
  await page.evaluate(() => {
    document.querySelector('dialog')!.close(); // as Escape does
    const next = document.querySelector('[data-spot="location/command"]')!;
    next.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    return new Promise(requestAnimationFrame);
  });
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Command');
  expect(faults).toEqual([]);
});

test('links that lead nowhere say so', async ({ page, address }) => {
  await page.goto(address + '/t/no-such-table');
  await expect(page.getByRole('heading')).toHaveText('There is no such table. Check the link.');
  await page.goto(address + '/elsewhere');
  await expect(page.getByRole('heading')).toHaveText('There is no such page.');
});
