// Battlestar Epica at the table: from the form to a few turns with all sets, and the table when most of it has joined,
// on a desk and on a phone.
import type { Frame } from '../src/api';
import { en, es } from '../src/i18n/all';
import { Arrived, chance, goOn } from './arrive';
import { look } from './looks';
import { answerFirst, presses, unfold } from './player';
import { expect, test } from './program';

test.use({ scene: ['epica.scenario', 'hhhhh', 'relaxed'] });

/** An action of the seat's own turn, after the first round. */
const acts = (f: Frame): boolean => f.ask?.kind === 'action' && f.view!.turn > 4;

for (const [scene, width, height, locale, words] of [
  ['desk', 1440, 900, 'en-GB', en],
  ['phone', 390, 844, 'es-ES', es],
] as const)
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, locale });

    test('all its boards, tokens and cards have their place', async ({ page, staged, faults }) => {
      const at = staged[scene]!;
      await page.goto(at.page(0));
      await expect(page.locator('#decision .confirm')).toBeVisible();
      await expect(page.locator('.board > svg')).toBeVisible();
      for (const spot of [
        'location/pegasus-cic',
        'location/tactical-plot',
        'location/basestar-bridge',
        'ship/assault-raptor/port-front',
        'ship/heavy-raider/starboard-rear',
      ])
        await expect(page.locator(`[data-spot="${spot}"]`), spot).toHaveCount(1);
      for (const seat of [0, 1, 2, 3, 4])
        await expect(page.locator(`.board [data-spot="seat/${seat}"]`)).toHaveCount(1); // each on the board
      await look(page, 'Epica', width);
      if (width < 500) {
        await page.locator('#tab-crew').click();
        await expect(page.getByRole('region', { name: words['crew.title'] }).first()).toBeVisible();
        await look(page, 'the people of Epica', width);
      } else {
        await expect(page.locator('.secret.mutiny')).toBeAttached();
      }
      expect((await at.frame(1)).view!.mine.secrets?.mutiny ?? []).toEqual([]); // the Mutiny card is another's
      expect(faults).toEqual([]);
    });

    test('from the form to the second round', async ({ page, address, faults }, info) => {
      info.setTimeout(120_000);
      await page.goto(address + '/');
      await page.locator('input[autocomplete=nickname]').fill('Nuria');
      await unfold(page, words['home.options']);
      await page.getByRole('checkbox', { name: /^Battlestar Epica/ }).check();
      await page
        .getByRole('radio', { name: new RegExp('^' + words['home.pace.relaxed'].split(':')[0]!) })
        .check(); // no window waits for its time
      await page.getByRole('button', { name: words['home.create'] }).click();
      await page.getByRole('link', { name: words['created.enter'] }).click();
      await expect(presses(page).first()).toBeVisible();
      const { pathname, hash } = new URL(page.url());
      const at = new Arrived(address, pathname.split('/').at(-1)!, '', [hash.slice(1), null, null, null]);
      expect((await at.frame(0)).table.options).toBe('epica');
      await answerFirst(page); // the character
      const frame = await goOn(at, chance(50), acts);
      expect(frame, 'the second round').toBeDefined();
      await expect(page.locator('#decision')).toHaveAttribute('data-ask', String(frame!.ask!.ask));
      await look(page, 'Epica in the second round', width);
      expect(faults).toEqual([]);
    });
  });
