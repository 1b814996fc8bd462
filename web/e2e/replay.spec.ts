// Looking back: at a finished game from every seat, and at one's own past in play.
import { arrive, chance, finishedGame, people } from './arrive';
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { expect, test } from './program';

const words = {
  en: {
    everything: 'Everybody, nothing hidden',
    on: 'One step on',
    hands: 'All hands',
    step: 'In this step',
    copied: 'Copied',
    ftl: 'FTL Control',
  },
  es: {
    everything: 'Todos, sin nada oculto',
    on: 'Un paso adelante',
    hands: 'Todas las manos',
    step: 'En este paso',
    copied: 'Copiada',
    ftl: 'Control de FTL',
  },
};

for (const [width, colorScheme, locale] of [
  [1440, 'dark', 'en-GB'],
  [1440, 'light', 'es-ES'],
  [390, 'light', 'en-GB'],
  [360, 'dark', 'es-ES'],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: width < 800 ? 780 : 900 }, colorScheme, locale });

    test('a finished game is watched again, step by step', async ({ page, address, faults }) => {
      const w = words[locale === 'es-ES' ? 'es' : 'en'];
      const small = width < 800;
      const at = await finishedGame(address);
      await page.goto(at.page());
      await page.locator('.over a[href*=replay]').click();
      const bar = page.locator('#decision.bar');
      await expect(bar).toBeVisible();
      await expect(page).toHaveURL(/\/replay\?as=-1&at=0$/);
      const slider = bar.locator('input[type=range]');
      const last = Number(await slider.getAttribute('max'));
      expect(last).toBeGreaterThan(50);

      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/at=1$/);
      await page.keyboard.press('PageDown');
      await expect(page).not.toHaveURL(/at=1$/);
      await bar.getByRole('button', { name: w.on }).click();
      await page.keyboard.press('End');
      await expect(page).toHaveURL(new RegExp(`at=${last}$`));
      await expect(page.locator('.over')).toBeVisible();
      await slider.fill(String(Math.floor(last / 2)));
      await expect(page.locator('.over')).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`at=${Math.floor(last / 2)}$`));

      // what a step has added is told once: by the bar on a phone, else by the log, which marks it
      await page.keyboard.press('PageDown');
      await expect(page).not.toHaveURL(new RegExp(`at=${Math.floor(last / 2)}$`));
      const told = bar.locator('.told');
      const news = await told.locator('p').allTextContents();
      expect(news.length).toBeGreaterThan(0);
      expect((await told.boundingBox())!.width > 100).toBe(small);
      if (small) await expect(told.locator('p').last()).toBeInViewport({ ratio: 1 });
      if (small) await page.locator('#tab-log').click();
      const marked = page.locator('.log li.since ~ li, .log .turn:has(li.since) ~ .turn li');
      await expect(page.locator('.log li.since')).toHaveText(w.step);
      await expect(marked).toHaveCount(news.length);
      if (small) await page.locator('#tab-board').click();
      await slider.fill(String(Math.floor(last / 2)));

      await bar.locator('select').selectOption({ label: w.everything });
      if (small) await page.locator('#tab-hand').click();
      await expect(page.getByRole('heading', { name: w.hands })).toBeVisible();
      await expect(page.locator('.open .seat')).toHaveCount(4);
      await page.locator('.open summary').click();
      await expectAccessible(page, 'everything');
      await expectFits(page, 'everything');
      if (small) {
        await expectBigControls(page, 'everything');
        await expectReadable(page, 'everything');
      }
      await bar.locator('select').selectOption('1');
      await expect(page).toHaveURL(/as=1/);
      if (small) await page.locator('#tab-board').click();
      await expectAccessible(page, 'a seat');

      // the address of a moment shows that moment to somebody else
      const shared = page.url();
      const when = await bar.locator('.when').textContent();
      await page.goto(address + '/');
      await page.goto(shared);
      await expect(bar.locator('.when')).toHaveText(when!);
      const room = page.locator('[data-spot="location/ftl-control"]');
      await expect(room).toHaveAttribute('aria-label', new RegExp(`^${w.ftl}`)); // names are known there, too
      await expect(slider).toHaveValue(String(Math.floor(last / 2)));
      expect(faults).toEqual([]);
    });
  });
}

test('in play one sees one’s own past, and no other', async ({ page, address, faults }) => {
  const { at } = await arrive(address, people(['Nuria', '', '']), chance(14), (f) => f.view!.turn >= 2);
  await page.goto(at.page(0));
  await page.getByLabel('Table and settings').click();
  await page.locator('summary', { hasText: 'The seed' }).click();
  await expect(page.getByText('The seed itself is shown when the game is over')).toBeVisible();
  await expectAccessible(page, 'the table’s menu');
  await page.getByRole('link', { name: 'Look back' }).click();
  const bar = page.locator('#decision.bar');
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(/as=0/);
  expect(page.url()).not.toContain(at.keys[0]!);
  await expect(bar.locator('option')).toHaveText(['Somebody without a seat', 'Nuria']);
  await page.keyboard.press('Home');
  await expect(bar.locator('input[type=range]')).toHaveValue('0');
  await page.keyboard.press('Space');
  await expect
    .poll(async () => Number(await bar.locator('input[type=range]').inputValue()))
    .toBeGreaterThan(1);
  expect(faults).toEqual([]);
  await page.goto(`${at.page()}/replay?as=1`);
  await expect(page.getByRole('heading')).toHaveText('The record is sealed until the game ends.');
});
