// Making a table: who sits there, who may find it.
import { expectAccessible, expectFits } from './looks';
import { expect, test } from './program';

test('each seat gets the bot that is chosen for it', async ({ page, address, faults }) => {
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Nuria');
  await expect(page.getByText('plays for its side')).toBeVisible(); // the server's best
  await page.getByLabel('Seat 2').selectOption('careless');
  await page.getByLabel('Seat 3').selectOption('random');
  await expect(page.getByText('its mind is elsewhere now and then')).toBeVisible();
  await expect(page.getByText('with its eyes shut')).toBeVisible();
  await expectAccessible(page, 'bots chosen');
  await expectFits(page, 'bots chosen');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  const crew = page.getByRole('region', { name: 'People' });
  await expect(crew.getByRole('listitem').nth(1)).toContainText('Careless');
  await expect(crew.getByRole('listitem').nth(2)).toContainText('Random');
  await expect(crew.getByRole('listitem').nth(3)).toContainText('Rookie');
  expect(faults).toEqual([]);
});
