// The page of the operator.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { make, people } from './arrive';
import { look } from './looks';
import { expect, serve, test } from './program';

const key = 'the operator of the journeys';

for (const [width, colorScheme, locale, words] of [
  [
    1440,
    'dark',
    'en-GB',
    {
      title: 'Operator',
      key: 'Operator’s key',
      enter: 'Enter',
      wrong: 'The server was not started with this key.',
      ready: /^Ready/,
      find: 'Id or address of a table',
      show: 'Show',
      hide: 'Hide from lists',
      hidden: /in no list/,
      close: 'Close',
      closed: /closed/,
      reopen: 'Open again',
      banName: 'Ban the name Troll',
      lift: 'Lift the ban of Troll',
      erase: 'Erase the data of Troll',
      read: 'Read',
      sealed: /sealed until the game ends/,
      none: 'Nobody is banned.',
      forget: 'Forget the key',
    },
  ],
  [
    360,
    'light',
    'es-ES',
    {
      title: 'Operador',
      key: 'Clave del operador',
      enter: 'Entrar',
      wrong: 'El servidor no se inició con esta clave.',
      ready: /^Listo/,
      find: 'Identificador o dirección de una mesa',
      show: 'Mostrar',
      hide: 'Ocultar de las listas',
      hidden: /en ninguna lista/,
      close: 'Cerrar',
      closed: /cerrada/,
      reopen: 'Volver a abrir',
      banName: 'Vetar el nombre Troll',
      lift: 'Levantar el veto de Troll',
      erase: 'Borrar los datos de Troll',
      read: 'Leer',
      sealed: /sellado hasta el final/,
      none: 'No hay nadie vetado.',
      forget: 'Olvidar la clave',
    },
  ],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    test('tables, reports and bans behind the key', async ({ page, built }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      const data = mkdtempSync(join(built, 'operated-'));
      const program = process.env.RAGTAG ?? join(built, 'ragtag');
      await serve(program, data, ['--operator-key', key], async (address) => {
        const table = await make(address, people(['Nuria', 'Troll', ''], { visible: 'public' }));
        expect(await table.call(0, '/reports', { text: 'Troll is rude' })).toBe(204);
        expect(await table.call(1, '/talk', { text: 'something rude' })).toBe(204);

        await page.goto(`${address}/operator`);
        await look(page, 'the key is asked for', width);
        await page.getByLabel(words.key).fill('another key altogether');
        await page.getByRole('button', { name: words.enter }).press('Enter');
        await expect(page.getByRole('alert')).toHaveText(words.wrong);
        await page.getByLabel(words.key).fill(key);
        await page.getByRole('button', { name: words.enter }).press('Enter');
        await expect(page.getByText(words.ready)).toBeVisible();
        expect(page.url()).not.toContain('key');
        await page.reload();
        await expect(page.getByText(words.ready)).toBeVisible();
        await look(page, 'the server', width);

        const sure = page.getByRole('group');
        const takes = async (name: string) => {
          await page.getByRole('button', { name, exact: true }).press('Enter');
          await look(page, name, width);
          await sure.getByRole('button', { name, exact: true }).press('Enter');
          await expect(sure).toHaveCount(0);
        };
        const shown = page.locator('section.table');
        await page.getByLabel(words.find).fill(table.page());
        await page.getByRole('button', { name: words.show, exact: true }).first().press('Enter');
        await expect(shown).toContainText('something rude');
        await look(page, 'a table', width);
        await takes(words.hide);
        await expect(shown).toContainText(words.hidden);
        await takes(words.close);
        await expect(shown).toContainText(words.closed);
        expect((await table.frame()).table.closed).toBe(true);
        await takes(words.reopen);
        await expect(shown).not.toContainText(words.closed);

        await takes(words.banName);
        await expect(page.getByRole('button', { name: words.lift })).toBeVisible();
        await expect(make(address, people(['Troll', '', '']))).rejects.toThrow(/name-banned/);
        await takes(words.erase);
        await expect(shown).not.toContainText('something rude');
        await expect(shown).not.toContainText('Troll');
        expect((await table.frame()).table.seats[1]?.name).toBe('');
        await page.getByRole('button', { name: words.read, exact: true }).press('Enter');
        await expect(page.getByText(words.sealed)).toBeVisible();
        await look(page, 'reports and bans', width);
        await takes(words.lift);
        await expect(page.getByText(words.none)).toBeVisible();

        await page.getByRole('button', { name: words.forget }).press('Enter');
        await page.reload();
        await expect(page.getByLabel(words.key)).toBeVisible();
      });
      expect(faults).toEqual([]);
    });
  });
}
