// Several people at one device, with a curtain in between.
import type { Page } from '@playwright/test';
import { flat, type Sentence } from '../src/table/spans';
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { answerFirst } from './player';
import { expect, test } from './program';

interface Line {
  private?: boolean;
  text: Sentence;
}

interface Hot {
  id: string;
  hot: { seat: number; key: string; name: string }[];
}

const kept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('ragtag:seats')!) as Hot[])[0]!);

/** What only this seat has read. */
async function secrets(page: Page, address: string, table: Hot, seat: number, lang: 'en' | 'es') {
  const { key } = table.hot.find((s) => s.seat === seat)!;
  const response = await page.request.get(`${address}/api/tables/${table.id}?key=${key}&lang=${lang}`);
  const frame = (await response.json()) as { log: Line[] };
  return frame.log.filter((l) => l.private).map((l) => flat(l.text));
}

const words = {
  en: {
    create: 'Create a table',
    name: 'Your name',
    seat: 'Seat 2',
    here: 'A person on this device',
    over: 'Hand over',
    relaxed: /^Relaxed/,
  },
  es: {
    create: 'Crear una mesa',
    name: 'Tu nombre',
    seat: 'Asiento 2',
    here: 'Una persona en este dispositivo',
    over: 'Pasar el dispositivo',
    relaxed: /^Tranquilo/,
  },
};

for (const [width, colorScheme, lang] of [
  [1440, 'dark', 'en'],
  [390, 'light', 'es'],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${lang}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale: lang === 'en' ? 'en-GB' : 'es-ES' });

    test('the device goes round, and shows nobody what is not theirs', async ({ page, address, faults }) => {
      const w = words[lang];
      const small = width < 800;
      const look = async (where: string) => {
        await expectAccessible(page, where);
        await expectFits(page, where);
        if (small) {
          await expectBigControls(page, where);
          await expectReadable(page, where);
        }
      };
      await page.goto(address + '/');
      await page.getByLabel(w.name).fill('Nuria');
      await page.locator('form select').first().selectOption('3');
      await page.getByRole('radio', { name: w.relaxed }).check(); // no window closes by the clock
      await page.getByLabel(w.seat, { exact: true }).selectOption({ label: w.here });
      await page.getByRole('button', { name: w.create }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByLabel(w.seat, { exact: true }).last().fill('Ted');
      await look('the form');
      await page.getByRole('button', { name: w.create }).click();
      await page.locator('a.enter').click();
      await expect(page).toHaveURL(/\/hot$/);
      await look('the curtain');
      const table = await kept(page);
      expect(table.hot.map((s) => s.name)).toEqual(['Nuria', 'Ted']);

      for (let hands = 0, seen = 0; hands < 40 && seen < 3; hands++) {
        await expect(page.locator('.curtain button.main')).toBeFocused();
        const down = await page.content();
        for (const seat of [0, 1]) {
          for (const secret of await secrets(page, address, table, seat, lang))
            expect(down).not.toContain(secret);
        }
        await page.keyboard.press('Enter');
        const something = page.locator('#decision[data-ask]').or(page.locator('.seat.due'));
        await expect(something.first()).toBeVisible();
        const up = Number(
          /seat-(\d)/.exec((await page.locator('.split > .seat').getAttribute('class'))!)![1],
        );
        const other = table.hot.find((s) => s.seat !== up)!.seat;
        if (small) await page.locator('#tab-log').click();
        const mine = await secrets(page, address, table, up, lang);
        if (mine.length > 0) {
          // the line itself shows strengths as tags; its "why?" has all of it as a sentence
          await expect(page.getByRole('button', { name: mine.at(-1)! }).first()).toBeVisible();
          seen++;
          await look('a seat in sight');
        }
        const content = await page.content();
        for (const secret of await secrets(page, address, table, other, lang)) {
          if (!mine.includes(secret)) expect(content).not.toContain(secret);
        }
        if (small) await page.locator('#tab-board').click(); // where a character is chosen
        // decide, until it is for somebody else to
        for (let n = 0; n < 30; n++) {
          const confirm = page.locator('#decision .confirm');
          const due = page.locator('.seat.due');
          await expect(confirm.or(due).first()).toBeVisible();
          if (await due.isVisible()) break;
          await answerFirst(page);
        }
        await page.getByRole('button', { name: w.over }).click();
      }
      expect(faults).toEqual([]);
    });
  });
}
