// Daybreak on its way to Earth: what it lays on the table, a Mutiny that jails somebody, and a Search for Home
// played to its end, on a desk and on a phone.
import { en, es } from '../src/i18n/all';
import { look } from './looks';
import { listed } from './player';
import { expect, test } from './program';

test.use({ scene: ['daybreak.scenario', 'hhhh', 'relaxed'] });

/** Chooses an option of the open question by its id, and confirms. */
async function choose(page: import('@playwright/test').Page, id: string) {
  const asked = await page.locator('#decision').getAttribute('data-ask');
  await listed(page);
  await page.locator(`[id="option-${id}"]`).click();
  await page.locator('#decision .confirm').click();
  await expect(page.locator('#decision')).not.toHaveAttribute('data-ask', asked!);
}

for (const [scene, width, height, locale, words] of [
  ['desk', 1440, 900, 'en-GB', en],
  ['phone', 390, 844, 'es-ES', es],
] as const)
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, locale });

    test('what Daybreak lays on the table, and a Mutiny that jails', async ({ page, staged, faults }) => {
      const at = staged[scene]!;
      await page.goto(at.page(0));
      await expect(page.locator('#decision .confirm')).toBeVisible();
      // the active Mission and the side of the rebel basestar lie on their boards
      await expect(page.locator('[data-spot="mission/digging-up-the-past"]')).toHaveCount(1);
      await expect(page.getByLabel(words['board.sideHuman']).first()).toBeAttached();
      // two vipers and no third stand in front of the ship: an assault raptor is one of its own
      const front = page.locator('[data-spot="ship/viper/port-front"]');
      await expect(front).toHaveCount(1);
      await expect(page.locator('[data-spot="ship/assault-raptor/port-front"]')).toHaveCount(1);
      await look(page, 'Daybreak', width);

      // everybody is told how many Mutiny cards somebody holds, and their owner which
      if (width < 500) {
        await page.locator('#tab-crew').click();
        await expect(page.getByText(words['crew.mutineer'])).toBeVisible();
        await page.locator('#tab-board').click();
      } else {
        await expect(page.getByText(words['crew.mutineer'])).toBeVisible();
        await expect(page.locator('.secret.mutiny')).toBeVisible();
      }
      expect((await at.frame(1)).view!.mine.secrets).toEqual({ mutiny: ['mutiny/blackmail'] });

      await choose(page, 'mutiny/make-a-deal');
      await choose(page, 'location/command');
      await choose(page, 'seat/1');
      const { view } = await at.frame(0);
      expect(view!.seats[1]!.location).toBe('location/brig');
      expect(view!.seats[3]!.location).toBe('location/command');
      expect(faults).toEqual([]);
    });

    test('the last jump of a Search for Home', async ({ page, staged, faults }) => {
      const at = staged[`last jump, ${scene}`]!;
      await page.goto(at.page(0));
      await expect(page.locator('#decision .confirm')).toBeVisible();
      await choose(page, 'location/ftl-control');
      await expect(page.locator('.over')).toBeVisible();
      const { view } = await at.frame(0);
      expect(view!.over).toMatchObject({ ending: 'humans-jumped', humansWon: true });
      await expect(page.locator('.over')).toContainText(words['ending.humans-jumped']);
      await look(page, 'the end of a Search for Home', width);
      expect(faults).toEqual([]);
    });
  });
