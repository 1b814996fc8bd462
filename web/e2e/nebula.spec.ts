// The Ionian Nebula and Conflicted Loyalties, played through the page on a desk and on a phone.
import type { Page } from '@playwright/test';
import { en, es } from '../src/i18n/all';
import type { Arrived } from './arrive';
import { chance } from './arrive';
import { look } from './looks';
import { choose, play } from './player';
import { expect, test } from './program';

/** Opens a table as its first seat. */
async function open(page: Page, at: Arrived): Promise<void> {
  await page.goto(at.page(0));
  await expect(page.locator('#decision .confirm')).toBeVisible();
}

/** Takes the option of the open question whose id is as wanted, by the list of choices. */
async function take(page: Page, at: Arrived, wanted: RegExp): Promise<void> {
  const { ask } = await at.frame(0, 1e8);
  const option = ask!.options.find((o) => wanted.test(o.id));
  expect(option, `${wanted} among what ${ask!.kind} offers`).toBeDefined();
  await expect(page.locator('#decision')).toHaveAttribute('data-ask', String(ask!.ask));
  await choose(page, option!.id);
}

for (const [width, height, locale, words, seed] of [
  [1440, 900, 'en-GB', en, 21],
  [390, 844, 'es-ES', es, 22],
] as const)
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, locale });
    const catalogue: Record<string, string> = words;

    test.describe('the Ionian Nebula', () => {
      test.use({ scene: ['nebula.scenario', 'hbbb', 'relaxed'] });

      test('through the Crossroads phase to the end of the game', async ({ page, staged, faults }, info) => {
        info.setTimeout(300_000);
        const at = staged['to the end']!;
        await open(page, at);
        await take(page, at, /^location\/ftl-control/);
        await take(page, at, /^destination\//);
        const scene = page.getByRole('region', { name: words['crossroads.title'] });
        await expect(scene.getByRole('listitem')).toHaveCount(4);
        await expect(scene.locator('.own')).toBeVisible(); // one's own card, and nobody else's
        await expect(scene.locator('span.back')).toHaveCount(3);
        await look(page, 'the Crossroads phase', width);
        await take(page, at, /trauma-benevolent/);
        await play(page, chance(seed), 1000, async () => {});
        await expect(page.locator('.over')).toBeVisible();
        const { view, log } = await at.frame(0, 1);
        for (const kind of ['crossroads', 'trial', 'crossed'])
          expect(
            log.some((l) => l.kind === kind),
            kind,
          ).toBe(true);
        expect(view!.crossroads).toBeUndefined();
        await expect(page.locator('.over')).toContainText(catalogue[`ending.${view!.over!.ending}`]!);
        expect(faults).toEqual([]);
      });

      test('the next jump wins', async ({ page, staged, faults }) => {
        const at = staged['after the phase']!;
        await open(page, at);
        await take(page, at, /^location\/ftl-control/);
        await expect(page.locator('.over')).toContainText(catalogue['ending.humans-jumped']!);
        await look(page, 'the end in the Ionian Nebula', width);
        expect(faults).toEqual([]);
      });
    });

    test.describe('Conflicted Loyalties', () => {
      test.use({ scene: ['conflicted.scenario', 'hbb', 'relaxed'] });

      test('a Personal Goal is revealed', async ({ page, staged, faults }) => {
        const at = staged['a goal']!;
        await open(page, at);
        await take(page, at, /acquire-power/);
        await expect
          .poll(async () => (await at.frame(0)).view!.seats[0]!.shown)
          .toEqual(['loyalty/acquire-power']);
        if (width < 500) await page.locator('#tab-crew').click();
        const person = page.locator('li.seat-0:has(> .person)');
        await expect(person).toContainText(/Acquire Power|Conseguir poder/);
        await look(page, 'a revealed Personal Goal', width);
        expect(faults).toEqual([]);
      });

      test('one of the Final Five is looked at', async ({ page, staged, faults }) => {
        const at = staged['a look']!;
        await open(page, at);
        await take(page, at, /release-cylon-mugshots/);
        await take(page, at, /^seat\/1/);
        await expect.poll(async () => (await at.frame(0)).view!.seats[0]!.location).toBe('location/brig');
        if (width < 500) await page.locator('#tab-crew').click();
        const person = page.locator('li.seat-1:has(> .person)');
        await expect(person).toContainText(/The Final Five|Los Últimos Cinco/);
        await look(page, 'somebody who is known to be one of the Final Five', width);
        expect(faults).toEqual([]);
      });
    });
  });
