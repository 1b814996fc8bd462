// A whole game, from the start page to its end, by legal presses.
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { chance, createTable, play } from './player';
import { expect, test } from './program';

const most = 3000; // answers of one person in one game

async function expectEnd(
  page: import('@playwright/test').Page,
  words: { check: string; fits: string; seed: string },
) {
  const over = page.locator('.over');
  await expect(over).toBeVisible();
  await over.getByText(words.seed, { exact: true }).first().click();
  await over.getByRole('button', { name: words.check }).click();
  await expect(over.getByText(words.fits)).toBeVisible();
  const record = await page.request.get(
    await over.locator('a.button[download]').evaluate((a: HTMLAnchorElement) => a.href),
  );
  expect(record.ok()).toBe(true);
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  test('one person and three bots play to the end', async ({ page, address, faults }, info) => {
    info.setTimeout(600_000);
    await createTable(page, { address, name: 'Nuria', players: 4 });
    const played = await play(page, chance(1), most, async (kind) => {
      await expectAccessible(page, `asked to ${kind}`);
      await expectFits(page, `asked to ${kind}`);
    });
    expect(played.kinds).toContain('move');
    expect(played.kinds).toContain('action');
    await expectAccessible(page, 'the end');
    await expectEnd(page, {
      check: 'Check the seed',
      fits: 'The seed fits the hash that was published before the game.',
      seed: 'The seed',
    });
    expect(faults).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light', locale: 'es-ES' });

  test('una persona y dos bots juegan hasta el final', async ({ page, address, faults }, info) => {
    info.setTimeout(600_000);
    await createTable(page, { address, name: 'Ñandú', players: 3 });
    let looked = 0; // every part of the page at the first questions, then the plot
    const played = await play(page, chance(2), most, async (kind) => {
      for (const tab of looked++ < 5 ? ['hand', 'crew', 'log', 'plot'] : ['plot']) {
        await page.locator(`#tab-${tab}`).click();
        const where = `asked to ${kind}, ${tab}`;
        await expectAccessible(page, where);
        await expectFits(page, where);
        await expectBigControls(page, where);
        await expectReadable(page, where);
      }
    });
    expect(played.answers).toBeGreaterThan(10);
    await expectFits(page, 'the end');
    await expectEnd(page, {
      check: 'Comprobar la semilla',
      fits: 'La semilla corresponde a la huella publicada antes de la partida.',
      seed: 'La semilla',
    });
    expect(faults).toEqual([]);
  });
});
