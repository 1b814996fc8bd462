// The rulebook: made on the server, with a little script on top.
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { expect, test } from './program';

const pages = [
  '/rules?form&pegasus&players=5',
  '/rules?pegasus&exodus&daybreak&cylonfleet&newcaprica&highlight',
  '/rules/quick?kobol',
  '/rules/checklist?pegasus&daybreak&cylonleader&players=5',
  '/rules/teaching?kobol',
  '/rules/glossary?epica',
  '/rules/combat.table?pegasus&daybreak',
  '/rules/space.areas?exodus&cylonfleet',
  '/rules/search?kobol&q=viper',
  '/rules/components?kobol',
  '/rules/component/character/william-adama?kobol',
];

for (const [width, colorScheme, lang] of [
  [1440, 'dark', 'en'],
  [1440, 'light', 'es'],
  [360, 'dark', 'es'],
  [360, 'light', 'en'],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${lang}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('every kind of page can be read and used by everybody', async ({ page, address, faults }) => {
      for (const path of pages) {
        await page.goto(`${address}${path}&lang=${lang}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expectAccessible(page, path);
        await expectFits(page, path);
        if (width < 800) {
          await expectBigControls(page, path);
          await expectReadable(page, path);
        }
      }
      expect(faults).toEqual([]);
    });
  });
}

test('the form greys out what the choice excludes, and opens the book', async ({ page, address, faults }) => {
  await page.goto(address + '/rules?lang=en');
  await expect(page.getByLabel('New Caprica')).toBeDisabled();
  await page.getByLabel('Pegasus', { exact: true }).check();
  await expect(page.getByLabel('New Caprica')).toBeEnabled();
  await expect(page.getByLabel('Pegasus', { exact: true })).toBeFocused();
  await page.getByLabel('New Caprica').check();
  await expect(page).toHaveURL(/\/rules\?form&pegasus&newcaprica&lang=en$/);
  await page.getByRole('button', { name: 'Open the book' }).click();
  await expect(page).toHaveURL(/\/rules\?pegasus&newcaprica&lang=en$/);
  await expect(page.locator('[id="new-caprica.return"] svg')).toBeVisible();
  await page.getByRole('link', { name: 'Change this' }).click();
  await expect(page.getByLabel('New Caprica')).toBeChecked();
  expect(faults).toEqual([]);
});

test('the book shows what is typed, at once', async ({ page, address, faults }) => {
  await page.goto(address + '/rules?kobol&lang=es');
  await page.getByRole('searchbox').fill('accion nuclear');
  await expect(page.locator('[id="combat.nuke"]')).toBeVisible();
  await expect(page.locator('[id="check.destiny"]')).toBeHidden();
  await expect(page.getByRole('status')).toContainText('reglas a la vista');
  expect(faults).toEqual([]);
});

test('the quick reference prints on two pages', async ({ page, address }) => {
  for (const lang of ['en', 'es']) {
    await page.goto(`${address}/rules/quick?pegasus&exodus&daybreak&cylonfleet&newcaprica&lang=${lang}`);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length, lang).toBe(2);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('choosing, reading and searching work', async ({ page, address }) => {
    await page.goto(address + '/rules?lang=en');
    await page.getByLabel('Exodus', { exact: true }).check();
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await page.getByLabel('Ionian Nebula').check();
    await page.getByRole('button', { name: 'Open the book' }).click();
    await expect(page.getByRole('heading', { name: 'The Trial' })).toBeVisible();
    await page.getByRole('searchbox').fill('crossroads');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Crossroads cards' }).click();
    await expect(page).toHaveURL(/\/rules\/crossroads.cards\?exodus&ioniannebula&lang=en$/);
  });
});

test('what makes no sense is answered clearly', async ({ page, address }) => {
  for (const [path, status, says] of [
    ['/rules?pegasos&lang=en', 400, 'pegasus'],
    ['/rules?newcaprica&lang=es', 400, 'necesita'],
    ['/rules?kobol&lang=fr', 400, 'fr'],
    ['/rules/check.fate?lang=es', 404, 'check.fate'],
  ] as const) {
    const answer = await page.goto(address + path);
    expect(answer?.status(), path).toBe(status);
    await expect(page.getByRole('main')).toContainText(says);
  }
});
