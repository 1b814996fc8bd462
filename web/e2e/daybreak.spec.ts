// Daybreak on its way to Earth: from the set-up form to an end, what it lays on the table, a Mutiny that jails
// somebody, and the last jump of a Search for Home, on a desk and on a phone.
import type { Frame } from '../src/api';
import { en, es } from '../src/i18n/all';
import { Arrived, arrive, chance, goOn, people } from './arrive';
import { look } from './looks';
import { answerFirst, choose, presses, unfold } from './player';
import { expect, test } from './program';
import type { Page } from '@playwright/test';

test.use({ scene: ['daybreak.scenario', 'hhhh', 'relaxed'] });

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
      // two vipers and no third are in front of the ship: an assault raptor is a group of its
      // own
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

/** An action of the seat's own turn, after the first round. */
const acts = (f: Frame): boolean => f.ask?.kind === 'action' && f.view!.turn > 4;

/** Plays to the end by the API while nobody looks on; who comes back is told how it ended. */
async function toTheEnd(page: Page, at: Arrived, words: Record<string, string>) {
  await page.goto('about:blank');
  await goOn(at, chance(41), () => false);
  await page.goto(at.page(0));
  await expect(page.locator('.over')).toBeVisible();
  const { view } = await at.frame(0, 1e8);
  await expect(page.locator('.over')).toContainText(words[`ending.${view!.over!.ending}`]!);
}

test('a Search for Home from the form to its end', async ({ page, address, faults }, info) => {
  info.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Nuria');
  await unfold(page, 'All options');
  await page.getByRole('checkbox', { name: /^Daybreak/ }).check();
  await page.getByRole('radio', { name: /^Search for Home/ }).check();
  await expect(page.locator('form details').last().locator('summary')).toContainText(
    'Daybreak, Search for Home',
  );
  await page.getByRole('radio', { name: /^Relaxed/ }).check(); // no window waits for its time
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(presses(page).first()).toBeVisible();
  const { pathname, hash } = new URL(page.url());
  const at = new Arrived(address, pathname.split('/').at(-1)!, '', [hash.slice(1), null, null, null]);
  expect((await at.frame(0)).table).toMatchObject({ players: 4, options: 'daybreak&searchforhome' });
  await answerFirst(page); // the character
  await expect(page.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(4);

  const frame = await goOn(at, chance(40), acts);
  await expect(page.locator('[data-spot="location/demetrius-bridge"]')).toBeVisible();
  if (frame) {
    await expect(page.locator('#decision')).toHaveAttribute('data-ask', String(frame.ask!.ask));
    await look(page, 'a Search for Home after a round', 1440);
    await answerFirst(page);
  }
  await toTheEnd(page, at, en);
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'es-ES' });

  test('una partida de Amanecer', async ({ page, address, faults }, info) => {
    info.setTimeout(120_000);
    const { at, frame } = await arrive(
      address,
      people(['Ñandú', '', '', ''], { options: 'daybreak' }),
      chance(42),
      acts,
    );
    await page.goto(at.page(0));
    await expect(page.locator('#decision')).toHaveAttribute('data-ask', String(frame.ask!.ask));
    for (const tab of ['crew', 'board']) {
      await page.locator(`#tab-${tab}`).click();
      await look(page, `Amanecer, ${tab}`, 390);
    }
    await answerFirst(page);
    await toTheEnd(page, at, es);
    expect(faults).toEqual([]);
  });
});
