// The owner of a table removes or mutes somebody, and closes it: before the game and during it.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { Arrived, make, people } from './arrive';
import { look } from './looks';
import { expect, test } from './program';

/** Lets a browser know that the table was made in it. */
const owns = (page: Page, at: Arrived) =>
  page.addInitScript(
    ({ id, owner, key }) => {
      const seat = { id, key, owner, name: 'Nuria', seat: 0, since: 1 };
      localStorage.setItem('ragtag:seats', JSON.stringify([seat]));
    },
    { id: at.id, owner: at.owner, key: at.keys[0]! },
  );

async function another(browser: Browser, width: number, locale: string): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height: 800 }, locale })).newPage();
}

const english = {
  owner: 'You made this table',
  remove: 'Remove Ted',
  mute: 'Mute Ted',
  unmute: 'Let Ted talk again',
  watching: 'Mute those who watch',
  close: 'Close the table',
  leave: 'Leave it',
  playsOn: /A bot plays on in the seat/,
  free: /The seat is free for somebody else/,
  removed: /has removed you/,
  muted: 'Whoever made the table has muted you.',
  mutedWatching: 'Whoever made the table has muted those who watch.',
  closed: 'This table was closed. It can be watched, and nothing else.',
  openSeat: 'open seat',
  standIn: 'a bot stands in',
  say: 'Say something',
};

for (const [width, colorScheme, locale, words] of [
  [1440, 'dark', 'en-GB', english],
  [
    390,
    'light',
    'es-ES',
    {
      owner: 'Tú creaste esta mesa',
      remove: 'Retirar a Ted',
      mute: 'Silenciar a Ted',
      unmute: 'Dejar hablar a Ted',
      watching: 'Silenciar a quienes miran',
      close: 'Cerrar la mesa',
      leave: 'Dejarlo',
      playsOn: /Un bot sigue jugando/,
      free: /queda libre al momento/,
      removed: /te ha retirado/,
      muted: 'Quien creó la mesa te ha silenciado.',
      mutedWatching: 'Quien creó la mesa ha silenciado a quienes miran.',
      closed: 'Esta mesa está cerrada. Se puede mirar, y nada más.',
      openSeat: 'asiento libre',
      standIn: 'juega un bot',
      say: 'Di algo',
    },
  ],
  [360, 'dark', 'en-GB', english],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    /** Presses a measure, looks at what it says, and takes it. */
    const takes = async (page: Page, name: string, says: RegExp | string) => {
      await page.getByRole('button', { name, exact: true }).press('Enter');
      const sure = page.locator('.sure');
      await expect(sure.getByRole('button', { name: words.leave })).toBeFocused();
      await expect(sure).toContainText(says);
      await look(page, name, width);
      await sure.getByRole('button', { name, exact: true }).press('Enter');
      await expect(sure).toBeHidden();
    };
    const opens = (page: Page) => page.getByText(words.owner, { exact: true }).press('Enter');

    test('before the game', async ({ page, address, browser, faults }) => {
      const seats = [{ kind: 'human', name: 'Nuria' }, { kind: 'human', name: 'Ted' }, { kind: 'human' }];
      const table = await make(address, people(['', '', ''], { seats: seats as never }));
      await owns(page, table);
      await page.goto(table.page(0));
      const ted = await another(browser, width, locale);
      await ted.goto(table.page(1));
      await expect(ted.getByText('Nuria').first()).toBeVisible();
      await expect(ted.getByText(words.owner)).toHaveCount(0);

      await opens(page);
      await page.getByRole('button', { name: words.remove }).press('Enter');
      await page.getByRole('button', { name: words.leave }).press('Enter'); // not meant after all
      await expect(page.getByRole('button', { name: words.remove })).toBeFocused();
      await takes(page, words.remove, words.free);
      await expect(page.locator('li', { hasText: words.openSeat })).toHaveCount(2);
      await expect(ted.getByRole('heading', { name: words.removed })).toBeVisible();
      await look(ted, 'removed', width);
      await ted.reload();
      await expect(ted.getByRole('heading', { name: words.removed })).toBeVisible();

      await takes(page, words.close, /\?/);
      await expect(page.getByText(words.closed)).toBeVisible();
      await look(page, 'closed', width);
      expect(faults).toEqual([]);
      await ted.context().close();
    });

    test('during the game', async ({ page, address, browser, faults }) => {
      const table = await make(address, people(['Nuria', 'Ted', '']));
      await owns(page, table);
      await page.goto(table.page(0));
      const ted = await another(browser, width, locale);
      await ted.goto(table.page(1));
      const watcher = await another(browser, width, locale);
      await watcher.goto(table.page());
      for (const at of [ted, watcher]) await at.locator('#tab-talk').press('Enter');

      if (width < 800) await page.locator('#tab-crew').press('Enter');
      await opens(page);
      await look(page, 'what an owner can do', width);
      await takes(page, words.mute, /Ted/);
      await expect(ted.getByText(words.muted)).toBeVisible();
      await expect(ted.getByRole('textbox', { name: words.say })).toHaveCount(0);
      await look(ted, 'muted', width);
      await takes(page, words.unmute, /Ted/);
      await expect(ted.getByText(words.muted)).toHaveCount(0);
      await takes(page, words.watching, /\?/);
      await expect(watcher.getByText(words.mutedWatching)).toBeVisible();

      await takes(page, words.remove, words.playsOn);
      await expect(page.getByRole('button', { name: words.remove })).toHaveCount(0);
      await expect(page.getByText(words.standIn).first()).toBeVisible();
      await expect(ted.getByRole('heading', { name: words.removed })).toBeVisible();

      await takes(page, words.close, /\?/);
      await expect(page.locator('#decision').getByText(words.closed)).toBeVisible();
      await expect(page.getByText(words.owner)).toHaveCount(0);
      await expect(watcher.getByText(words.closed).first()).toBeVisible();
      await look(page, 'closed', width);
      expect(faults).toEqual([]);
      await ted.context().close();
      await watcher.context().close();
    });
  });
}

for (const [width, locale, words] of [
  [
    1440,
    'en-GB',
    { menu: 'Table and settings', mine: 'Your data at this table', save: 'Save as a file', erase: 'Erase' },
  ],
  [
    360,
    'es-ES',
    {
      menu: 'Mesa y ajustes',
      mine: 'Tus datos en esta mesa',
      save: 'Guardar en un archivo',
      erase: 'Borrar',
    },
  ],
] as const) {
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, locale });

    test('somebody has what is kept of them as a file, and erases it', async ({ page, address, faults }) => {
      const table = await make(address, people(['Nuria', 'Ted', '']));
      expect(await table.call(0, '/talk', { text: 'my secret' })).toBe(204);
      await page.goto(table.page(0));
      await page.getByLabel(words.menu).press('Enter');
      await page.getByText(words.mine, { exact: true }).press('Enter');
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: words.save }).press('Enter');
      const file = readFileSync(await (await coming).path(), 'utf8');
      expect(JSON.parse(file)).toMatchObject({ name: 'Nuria', talk: [{ text: 'my secret' }] });
      await page.getByRole('button', { name: words.erase, exact: true }).press('Enter');
      await look(page, 'before it is erased', width);
      await page.locator('button.harm', { hasText: words.erase }).press('Enter');
      await expect.poll(async () => (await table.frame(1)).table.seats[0]!.name).toBe('');
      expect((await table.frame(1)).talk).toMatchObject([{ erased: true }]);
      await look(page, 'erased', width);
      expect(faults).toEqual([]);
    });
  });
}
