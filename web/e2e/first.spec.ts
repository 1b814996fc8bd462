// The first moments of a visit: what is seen and pressed before the client is there.
import type { Page, Request } from '@playwright/test';
import { make, people } from './arrive';
import { expect, test } from './program';

/** Holds the client back; what is returned lets it come. */
async function withoutClient(page: Page): Promise<() => Promise<void>> {
  const come: (() => void)[] = [];
  let held = true;
  await page.route(/\/assets\/client-.*\.js$/, async (route) => {
    if (held) await new Promise<void>((resolve) => come.push(resolve));
    await route.continue();
  });
  return async () => {
    held = false;
    for (const go of come) go();
    await page.waitForFunction(() => !('waits' in document.documentElement.dataset));
  };
}

const titles = { 'en-GB': 'Create a table', 'es-ES': 'Crear una mesa' } as const;

for (const locale of ['en-GB', 'es-ES'] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the start page is there before the client, which takes it over as it is', async ({
      page,
      address,
      faults,
    }) => {
      const release = await withoutClient(page);
      await page.goto(address + '/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 2, name: titles[locale] })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      const form = await page.locator('form').elementHandle();
      const button = await page.locator('form button.main').elementHandle();
      await release();
      await expect(page.locator('li.seat-1 select')).not.toHaveValue(''); // the server's bots have come
      expect(await form!.evaluate((e) => e.isConnected)).toBe(true);
      expect(await button!.evaluate((e) => e.isConnected)).toBe(true);
      expect(faults).toEqual([]);
    });
  });
}

test('what a page shows first is asked for before the client is there, and once', async ({
  page,
  address,
  faults,
}) => {
  const open = { kind: 'human' } as const;
  const at = await make(address, people([], { players: 3, seats: [open, open, open] }));
  for (const [path, wanted] of [
    [address + '/', ['/api/options', '/api/tables']],
    [at.page(), [`/api/tables/${at.id}`]],
  ] as const) {
    const asked: string[] = [];
    const note = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.endsWith('/stream')) asked.push(pathname);
    };
    page.on('request', note);
    const release = await withoutClient(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(wanted);
    await release();
    await expect(page.locator('button.main').first()).toBeEnabled();
    await expect(page.locator('li.seat-1')).toBeVisible();
    expect(asked).toEqual(wanted);
    page.off('request', note);
    await page.unrouteAll();
  }
  expect(faults).toEqual([]);
});

test('what is pressed and chosen before the client is there is done when it is', async ({
  page,
  address,
  faults,
}) => {
  const release = await withoutClient(page);
  await page.goto(address + '/', { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Nuria');
  await page.getByLabel('Seat 2').selectOption('human');
  await page.getByRole('radio', { name: /^Relaxed/ }).check();
  await page.getByRole('button', { name: 'Create a table' }).click();
  await release();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(page.getByRole('listitem').nth(1)).toContainText('open seat');
  await expect(page.getByText(/^4 players · .*relaxed/)).toBeVisible();
  expect(faults).toEqual([]);
});

test('whoever has chosen another language or light never sees the first', async ({ page, address }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    localStorage.setItem('ragtag:lang', 'es');
    localStorage.setItem('ragtag:theme', 'light');
  });
  const release = await withoutClient(page);
  await page.goto(address + '/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('form')).toBeHidden();
  await release();
  await expect(page.getByRole('heading', { level: 2, name: titles['es-ES'] })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the words of one language come, and of the other when it is chosen', async ({ page, address }) => {
  const words: string[] = [];
  page.on('request', (request) => {
    const name = /assets\/(en|es)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name) words.push(name);
  });
  await page.goto(address + '/');
  await expect(page.locator('li.seat-1 select')).not.toHaveValue('');
  expect(words).toEqual(['en']);
  await page.getByLabel('Language').selectOption('es');
  await expect(page.getByRole('heading', { level: 2, name: titles['es-ES'] })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(words).toEqual(['en', 'es']);
});
