// Friends in one house: the page comes over plain HTTP from another machine, where
// the browser keeps its clipboard and its cryptography to itself.
import { chance, goOn } from './arrive';
import { expect, test } from './program';

test.use({ scene: ['last-food.scenario', 'hhh', 'relaxed'] });

/** The same address, as another machine in the house calls it (playwright.config.ts). */
const near = (address: string) => address.replace('127.0.0.1', 'ragtag.home');

/** The faults, except one that the browser finds in every page of that kind: it heeds no Cross-Origin-Opener-Policy there. */
const real = (faults: string[]) =>
  faults.filter((fault) => !fault.startsWith('The Cross-Origin-Opener-Policy'));

test('an invitation is copied and opened', async ({ page, browser, address, faults }) => {
  await page.goto(near(address) + '/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel('Your name').fill('Nuria');
  await page.getByLabel('Number of players').selectOption('3');
  await page.getByLabel('Seat 2').selectOption('human');
  await page.getByRole('button', { name: 'Create a table' }).click();
  const invitation = await page.getByLabel('Invitation', { exact: true }).inputValue();
  expect(invitation).toContain('ragtag.home');
  await expect(page.getByText('Only this machine can open this address')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();

  const other = await (await browser.newContext()).newPage();
  await other.goto(invitation);
  await other.getByLabel('Your name').focus();
  await other.keyboard.press('ControlOrMeta+v'); // what was copied, as long as a name
  await expect(other.getByLabel('Your name')).toHaveValue(invitation.slice(0, 32));
  await other.getByLabel('Your name').fill('Ted');
  await other.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(other.locator('#decision')).toBeVisible();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(page.locator('#decision')).toBeVisible();
  await other.context().close();
  await page.goto(near(address) + '/'); // and how it stands is seen without a key of one's own
  await expect(page.locator('#kept + ul li')).toContainText(/^Ted, [\p{L} ]+/u);
  expect(real(faults)).toEqual([]);
});

test('whoever is alone with the program is told that nobody else can open its address', async ({
  page,
  address,
}) => {
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Nuria');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await expect(page.getByText('Only this machine can open this address')).toHaveCount(1);
});

test('the seed is verified at the end', async ({ page, staged, faults }) => {
  const [at] = Object.values(staged);
  await goOn(at!, chance(5), () => false, /^box\/b$/);
  await page.goto(near(at!.page(1)));
  await page.locator('.over summary', { hasText: 'The seed' }).click();
  await page.getByRole('button', { name: 'Check the seed' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'fits' })).toBeVisible();
  expect(real(faults)).toEqual([]);
});
