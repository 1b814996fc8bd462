// An evening with bots: what they say while they play, and what they thought, once it is over.
import { arrive, chance, people, untilOver } from './arrive';
import { look } from './looks';
import { expect, test } from './program';

const words = {
  en: { minds: 'What the bots thought', why: /^Why /, log: /^Turn \d+ in the log$/ },
  es: { minds: 'Qué pensaban los bots', why: /^Por qué /, log: /^El turno \d+ en el diario$/ },
};

for (const [width, colorScheme, locale] of [
  [1440, 'dark', 'en-GB'],
  [360, 'light', 'es-ES'],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });
    const w = words[locale === 'es-ES' ? 'es' : 'en'];

    test('bots talk, and what they hold against somebody is in the log', async ({
      page,
      address,
      faults,
    }) => {
      const shown = (frame: { talk: { remark?: { line?: number } }[] }) =>
        frame.talk.some((line) => line.remark?.line);
      const { at, frame } = await arrive(
        address,
        people(['Nuria', '', '', '', ''], { quiet: false }),
        chance(5),
        shown,
      );
      await page.goto(at.page(frame.seat));
      await page.locator('#tab-talk').press('Enter');
      const ground = page.locator('.talk summary').first();
      await expect(ground).toHaveText(w.log);
      await ground.press('Enter');
      await expect(page.locator('.talk details[open] p').first()).toBeVisible();
      await look(page, 'talk of bots', width);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/talk-${width}.png` });
      expect(faults).toEqual([]);
    });

    test('what bots thought is told when the game is over, and why they did what they did', async ({
      page,
      address,
      faults,
    }) => {
      const { at } = await arrive(
        address,
        people(['', '', '', ''], { quiet: false }),
        chance(1),
        (frame) => frame.table.status === 'over',
      );
      await untilOver(at);
      await page.goto(at.page());
      await page.getByText(w.minds).press('Enter');
      await expect(page.locator('.over .mind')).toHaveCount(4);
      await expect(page.locator('.over .mind svg[role=img]')).toHaveCount(12);
      await look(page, 'what bots thought', width);
      if (process.env.SHOTS) {
        await page.locator('.over .minds').first().scrollIntoViewIfNeeded();
        await page.screenshot({ path: `${process.env.SHOTS}/minds-${width}.png` });
      }
      await page.goto(`${at.page()}/replay?as=-2&at=30`);
      const because = page.locator('.because');
      await expect(because).toBeVisible();
      const slider = page.locator('#decision.bar input[type=range]');
      for (let n = 31; n < 80 && !(await because.locator('p').count()); n++) {
        await slider.fill(String(n));
        await expect(page).toHaveURL(new RegExp(`at=${n}$`));
      }
      await expect(because.locator('p').first()).toHaveText(w.why);
      await because.locator('summary').press('Enter');
      await expect(because.locator('li')).not.toHaveCount(0);
      await look(page, 'the replay with reasons', width);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/replay-${width}.png` });
      expect(faults).toEqual([]);
    });
  });
}
