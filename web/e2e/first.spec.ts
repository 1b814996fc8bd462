// The first moments of a visit: what is seen and pressed before the client is there.
import type { Page, Request } from '@playwright/test';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { make, people } from './arrive';
import { expect, test } from './program';

/** The program as it is met over a line on which the scripts of the client are held back until they may come. */
async function withoutClient(
  address: string,
  use: (address: string, release: (page: Page) => Promise<void>) => Promise<void>,
) {
  let release!: () => void;
  let held = 0; // scripts
  const released = new Promise<void>((resolve) => (release = resolve));
  const { hostname, port } = new URL(address);
  const line = createServer((asked, answer) => {
    const { url: path, method, headers } = asked;
    const on = request({ hostname, port, path, method, headers }, (given) => void pass(given, answer));
    asked.pipe(on);
    on.on('error', () => answer.destroy()); // the client that asked has gone meanwhile
    answer.on('close', () => on.destroy());
  });
  async function pass(given: IncomingMessage, answer: ServerResponse) {
    if (given.headers['content-type']?.startsWith('text/javascript')) {
      held++;
      await released;
    }
    answer.writeHead(given.statusCode!, given.headers);
    given.pipe(answer);
  }
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
  try {
    await use(`http://127.0.0.1:${(line.address() as AddressInfo).port}`, async (page) => {
      await expect.poll(() => held).toBeGreaterThan(0);
      release();
      await page.waitForFunction(() => !('waits' in document.documentElement.dataset));
    });
  } finally {
    release();
    line.closeAllConnections();
    line.close();
  }
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
      await withoutClient(address, async (held, release) => {
        await page.goto(held + '/', { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 2, name: titles[locale] })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        const form = await page.locator('form').elementHandle();
        const button = await page.locator('form button.main').elementHandle();
        await release(page);
        await expect(page.locator('li.seat-1 select')).not.toHaveValue(''); // the server's bots have come
        expect(await form!.evaluate((e) => e.isConnected)).toBe(true);
        expect(await button!.evaluate((e) => e.isConnected)).toBe(true);
      });
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
    ['/', ['/api/options', '/api/tables']],
    [`/t/${at.id}`, [`/api/tables/${at.id}`]],
  ] as const) {
    const asked: string[] = [];
    const note = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.endsWith('/stream')) asked.push(pathname);
    };
    page.on('request', note);
    await withoutClient(address, async (held, release) => {
      await page.goto(held + path, { waitUntil: 'commit' });
      await expect.poll(() => asked).toEqual(wanted);
      await release(page);
      await expect(page.locator('button.main').first()).toBeEnabled();
      await expect(page.locator('li.seat-1')).toBeVisible();
      expect(asked).toEqual(wanted);
      page.off('request', note);
      await page.goto('about:blank'); // before the line is gone, to which the page would come back
    });
  }
  expect(faults).toEqual([]);
});

test('what is pressed and chosen before the client is there is done when it is', async ({
  page,
  address,
  faults,
}) => {
  await withoutClient(address, async (held, release) => {
    await page.goto(held + '/', { waitUntil: 'commit' });
    await page.getByLabel('Your name').fill('Nuria');
    await page.getByLabel('Seat 2').selectOption('human');
    await page.getByRole('radio', { name: /^Relaxed/ }).check();
    await page.getByRole('button', { name: 'Create a table' }).click();
    await release(page);
    await page.getByRole('link', { name: 'Enter the table' }).click();
    await expect(page.getByRole('listitem').nth(1)).toContainText('open seat');
    await expect(page.getByText(/^4 players\s· .*relaxed/)).toBeVisible();
  });
  expect(faults).toEqual([]);
});

test('what is unfolded before the client is there stays so, with what is in it', async ({
  page,
  address,
  faults,
}) => {
  await withoutClient(address, async (held, release) => {
    await page.goto(held + '/', { waitUntil: 'commit' });
    const options = page.locator('form details').nth(1);
    await options.locator('summary').press('Enter');
    await expect(options).toHaveAttribute('open');
    await release(page);
    await expect(options.getByRole('checkbox', { name: /^Battlestar Epica/ })).toBeVisible();
  });
  expect(faults).toEqual([]);
});

test('whoever has chosen another language or light never sees the first', async ({ page, address }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    localStorage.setItem('ragtag:lang', 'es');
    localStorage.setItem('ragtag:theme', 'light');
  });
  await withoutClient(address, async (held, release) => {
    await page.goto(held + '/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('form')).toBeAttached();
    await expect(page.locator('form')).toBeHidden();
    await release(page);
    await expect(page.getByRole('heading', { level: 2, name: titles['es-ES'] })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
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

test('whoever waits sees the waiting room until the game can be shown', async ({ page, address, faults }) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/game-/, async (route) => {
    await released;
    await route.continue();
  });
  const [open, bot] = [{ kind: 'human' }, { kind: 'bot' }] as const;
  const at = await make(address, people([], { players: 3, seats: [open, open, bot] }));
  await at.join(0, 'Nuria');
  await page.goto(at.page(0), { waitUntil: 'domcontentloaded' }); // what is held back here holds the rest
  const room = page.getByRole('heading', { name: 'Waiting for everybody' });
  await expect(room).toBeVisible();
  await at.join(1, 'Ted');
  await expect(page).toHaveTitle(/●/); // it has begun, and asks
  await expect(room).toBeVisible();
  release();
  await expect(page.locator('#decision')).toBeVisible();
  expect(faults).toEqual([]);
});
