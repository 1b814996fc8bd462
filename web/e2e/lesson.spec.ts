// The guided first game, and reporting a problem.
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { answerFirst } from './player';
import { expect, test } from './program';

for (const [width, colorScheme, locale, words] of [
  [1440, 'dark', 'en-GB', { begin: 'Learn by playing', leave: 'Leave the tour' }],
  [360, 'light', 'es-ES', { begin: 'Aprender jugando', leave: 'Dejar la guía' }],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    test('a first game teaches by doing, and the tour can be left', async ({ page, address, faults }) => {
      const look = async (where: string) => {
        await expectAccessible(page, where);
        await expectFits(page, where);
        if (width < 800) {
          await expectBigControls(page, where);
          await expectReadable(page, where);
        }
      };
      await page.goto(address + '/');
      await page.getByRole('button', { name: words.begin }).press('Enter');
      const tour = page.locator('.lesson');
      const seen = new Set<string>();
      await expect(tour).toHaveAttribute('data-hint', 'welcome');
      await expect(page.locator('#decision[data-kind=character]')).toBeVisible();
      await expect(page.locator('.choose .sheet')).toBeVisible();
      const [faces, sheet] = await Promise.all(
        ['.faces', '.sheet'].map(async (part) => (await page.locator(`.choose ${part}`).boundingBox())!),
      );
      expect(
        faces!.x + faces!.width <= sheet!.x || faces!.y + faces!.height <= sheet!.y,
        'no face lies over what is read of one',
      ).toBe(true);
      const counted: number[] = [];
      for (let n = 0; n < 60 && !(seen.has('contribute') && seen.has('action') && seen.has('move')); n++) {
        // every hint that fits is read
        while (await tour.isVisible()) {
          const hint = (await tour.getAttribute('data-hint'))!;
          if (!seen.has(hint)) await look(hint);
          seen.add(hint);
          const [step] = /\d+/.exec(await tour.locator('h2 span').innerText()) ?? [];
          if (step) counted.push(Number(step));
          const told = page.locator(`.lesson[data-hint=${hint}]`);
          await expect(async () => {
            // it goes by itself, too, when its moment is over
            if (await told.isVisible())
              await told.getByRole('button').first().press('Enter', { timeout: 1000 });
            await expect(told).toHaveCount(0, { timeout: 1000 });
          }).toPass();
        }
        const confirm = page.locator('#decision .confirm');
        await expect(confirm.or(tour).first()).toBeVisible();
        if (await tour.isVisible()) continue;
        await answerFirst(page);
      }
      const script = ['welcome', 'character', 'loyalty', 'rhythm', 'move', 'action', 'crisis'];
      expect([...seen].filter((hint) => script.includes(hint))).toEqual(script);
      expect(counted, 'the steps of a first turn, one after the other').toEqual(script.map((_, i) => i + 1));
      expect([...seen]).toContain('contribute');
      await page.evaluate(() =>
        localStorage.removeItem(Object.keys(localStorage).find((k) => k.includes('lesson'))!),
      );
      await page.reload();
      await expect(tour).toBeVisible();
      await page.getByRole('button', { name: words.leave }).press('Enter');
      await expect(tour).toBeHidden();
      await page.reload();
      await expect(page.locator('#decision')).toBeVisible();
      await expect(tour).toBeHidden();
      expect(faults).toEqual([]);
    });
  });
}

for (const [locale, begin, told] of [
  ['en-GB', 'You are the Cylon', /In this game you will be a Cylon/],
  ['es-ES', 'Tú eres el cylon', /En esta partida serás cylon/],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('a second lesson makes one a Cylon', async ({ page, address, faults }) => {
      await page.goto(address + '/');
      await page.getByRole('button', { name: begin }).press('Enter');
      const tour = page.locator('.lesson');
      await expect(tour).toHaveAttribute('data-hint', 'welcome');
      await expect(tour).toContainText(told);
      await expectAccessible(page, 'the lesson of a Cylon');
      await expectFits(page, 'the lesson of a Cylon');
      expect(faults).toEqual([]);
    });
  });
}

test('a problem is reported, and kept', async ({ page, address, faults }) => {
  await page.goto(address + '/');
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await page.getByLabel('Table and settings').press('Enter');
  await page.getByText('Report a problem').press('Enter');
  await page.getByLabel('What went wrong?').fill('The board is empty.');
  await expectAccessible(page, 'a report');
  await expectFits(page, 'a report');
  await page.getByRole('button', { name: 'Send the report' }).press('Enter');
  await expect(page.getByText('Thank you. The report was kept.')).toBeVisible();
  expect(faults).toEqual([]);
});
