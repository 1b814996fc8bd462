// Exodus with the Cylon Fleet board: played through the page to the end, on a desk and on a phone.
import type { Frame } from '../src/api';
import { en, es } from '../src/i18n/all';
import { arrive, chance, people } from './arrive';
import { look } from './looks';
import { play } from './player';
import { expect, test } from './program';

/** Cylon ships wait on the Cylon Fleet board, and a pursuit has begun. */
const pursued = (f: Frame): boolean => {
  const space = f.view?.spaces?.[0];
  const waits = space?.areas.some((a) => a.raiders + a.heavy + a.basestars.length > 0) ?? false;
  return waits && (space?.pursuit?.at ?? 0) > 0 && f.ask?.kind === 'action' && !f.view!.over;
};

for (const [width, height, locale, words, seed] of [
  [1440, 900, 'en-GB', en, 11],
  [390, 844, 'es-ES', es, 12],
] as const)
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, locale });

    test('the Cylon Fleet board, and a game with it to its end', async ({ page, address, faults }, info) => {
      info.setTimeout(300_000);
      const random = chance(seed);
      const table = people(['Nuria', '', '', ''], { options: 'exodus&cylonfleet' });
      const { at } = await arrive(address, table, random, pursued);
      await page.goto(at.page(0));
      await expect(page.locator('#decision .confirm')).toBeVisible();
      const { view } = await at.frame(0);
      const space = view!.spaces![0]!;
      for (const area of space.areas) {
        const cell = page.locator(`[data-spot="fleet/${area.id}"]`);
        await expect(cell).toHaveCount(1);
        const numbers = [area.basestars.length, area.heavy, area.raiders].filter((n) => n > 0);
        for (const n of numbers)
          await expect(cell.locator('.many', { hasText: String(n) }).first()).toBeAttached();
        await expect(cell.locator('.many')).toHaveCount(numbers.length);
      }
      const said = words['fleetBoard.at'].split('{n}')[0]! + String(space.pursuit!.at + 1);
      await expect(page.getByRole('img', { name: said })).toBeAttached();
      let looked = 0;
      await play(page, random, 1000, async (kind) => {
        if (looked++ < 2) await look(page, `the Cylon Fleet, asked to ${kind}`, width);
      });
      await expect(page.locator('.over')).toBeVisible();
      const { view: end } = await at.frame(0, 1e8);
      const catalogue: Record<string, string> = words;
      await expect(page.locator('.over')).toContainText(catalogue[`ending.${end!.over!.ending}`]!);
      expect(faults).toEqual([]);
    });
  });
