// A whole game among people in browsers of their own, each on another device, and
// all that reached each of them.
import type { Browser, BrowserContextOptions, Page, TestInfo } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chance, make, people } from './arrive';
import { look } from './looks';
import { play } from './player';
import { expect, foretell, test } from './program';
import { bodyOf, framesOf, restOf, tap, type Wire } from './wire';

const most = 3000; // answers of one person in one game

/** Somebody with a browser of their own. */
interface Person {
  page: Page;
  wire: Wire;
  faults: string[];
}

async function arrives(
  browser: Browser,
  address: string,
  part: number,
  device: BrowserContextOptions,
): Promise<Person> {
  const wire = await tap(address);
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  await foretell(context, part);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, wire, faults };
}

const desk = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'en-GB' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'light',
  locale: 'es-ES',
  hasTouch: true,
} as const;

const keyOf = (page: Page) => new URL(page.url()).hash.slice(1);

/** Checks that the seed is shown and fits, and that the record can be downloaded. */
async function expectEnd(page: Page, words: { seed: string; check: string; fits: string }) {
  const over = page.locator('.over');
  await over.getByText(words.seed, { exact: true }).first().click();
  await over.getByRole('button', { name: words.check }).click();
  await expect(over.getByText(words.fits)).toBeVisible();
  const record = await page.request.get(
    await over.locator('a.button[download]').evaluate((a: HTMLAnchorElement) => a.href),
  );
  expect(record.ok()).toBe(true);
}

/** Checks that whatever is not part of a table is the same for everybody who reads the same language. */
async function expectCommon(wire: Wire, address: string): Promise<void> {
  const open = { kind: 'human' } as const;
  const waits = await make(address, people([], { players: 3, seats: [open, open, open] }));
  for (const sent of restOf(wire.sent)) {
    if (sent.path.startsWith('/api/tables')) continue;
    expect(sent.method, sent.path).toBe('GET');
    const addresses = [address + sent.path];
    if (sent.path.startsWith('/t/')) addresses.push(waits.page()); // it was asked for when its table waited
    const all = await Promise.all(
      addresses.flatMap((url) =>
        ['en', 'es'].map(async (lang) => {
          const again = await fetch(url, { headers: { 'Accept-Language': lang } });
          return again.text();
        }),
      ),
    );
    expect(all.includes(bodyOf(sent)), `${sent.path} is the same for everybody`).toBe(true);
  }
}

/** Compares all that was sent with what each seat may know, by a program that plays the game again. */
async function expectSecrets(
  table: string,
  wires: Wire[],
  { keys, owner }: { keys: string[]; owner: string },
  built: string,
  info: TestInfo,
) {
  const record = (await (await fetch(`${table}/record`)).json()) as { server: string; parts: string[] };
  const ears = wires.flatMap((wire, i) => {
    const secrets = [record.server, ...(i === 0 ? [] : [owner])];
    secrets.push(
      ...[...keys, ...record.parts].filter((_, n) => n % keys.length !== i && n < 2 * keys.length),
    );
    const rest = restOf(wire.sent)
      .filter((s) => !s.path.includes('/record')) // which is open to all at the end
      .flatMap((s) => [s.headers, bodyOf(s)]);
    const frames = framesOf(wire.sent);
    const ear = (seat: number, keyed: boolean) => {
      const texts = frames.filter((f) => f.keyed === keyed).map((f) => f.text); // as they came, byte for byte
      return JSON.stringify({ seat, secrets, rest }).replace(/}$/, `,"frames":[${texts.join(',')}]}`);
    };
    // anyone who takes a seat has looked on before
    return i < keys.length ? [ear(i, true), ear(-1, false)] : [ear(-1, false)];
  });
  const file = info.outputPath('overheard.json');
  writeFileSync(file, `{"record":${JSON.stringify(record)},"ears":[${ears.join(',')}]}`);
  const report = execFileSync(join(built, 'overheard'), [file], { encoding: 'utf8' });
  info.annotations.push({ type: 'compared', description: report });
}

test('three people and two bots play to the end, and each browser got what its seat may know', async ({
  address,
  built,
  browser,
}, info) => {
  info.setTimeout(1_800_000);
  const nuria = await arrives(browser, address, 1, desk);
  const ted = await arrives(browser, address, 2, phone);
  const zoe = await arrives(browser, address, 3, {});
  const watcher = await tap(address); // who sees all that somebody without a seat is sent, and no page

  await nuria.page.goto(nuria.wire.over('/'));
  await nuria.page.getByLabel('Your name').fill('Nuria');
  await nuria.page.getByLabel('Number of players').selectOption('5');
  await nuria.page.getByLabel('Seat 2').selectOption('human');
  await nuria.page.getByLabel('Seat 3').selectOption('human');
  await nuria.page.getByRole('radio', { name: /^Relaxed/ }).check(); // no window waits for its time
  await nuria.page.getByText(/^Time and visibility/).click();
  await nuria.page.getByLabel('Bots talk').uncheck(); // what they say is compared in tests of its own
  await nuria.page.getByRole('button', { name: 'Create a table' }).click();
  const invitation = await nuria.page.getByLabel('Invitation', { exact: true }).inputValue();
  await nuria.page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(nuria.page.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
  const kept = await nuria.page.evaluate(() => localStorage.getItem('ragtag:seats'));
  const { owner } = (JSON.parse(kept!) as { owner: string }[])[0]!;
  const id = new URL(invitation).pathname.split('/').at(-1)!;
  const watching = fetch(`${watcher.address}/api/tables/${id}/stream`)
    .then((stream) => stream.text())
    .catch(() => ''); // the wire is cut at the end
  for (const [{ page, wire }, label, name, take] of [
    [ted, 'Tu nombre', 'Tadeo Ñandú', /asiento 2/],
    [zoe, 'Your name', 'Zoe', /seat 3/],
  ] as const) {
    await page.goto(wire.over(invitation));
    await page.getByLabel(label).fill(name);
    await page.getByRole('button', { name: take }).click();
    await expect.poll(() => keyOf(page)).not.toBe('');
  }
  const keys = [nuria, ted, zoe].map((p) => keyOf(p.page));

  let looked = 0; // every part of the page at the first questions, then the board
  const looks = [
    async (kind: string) => look(nuria.page, `asked to ${kind}`, 1440),
    async (kind: string) => {
      for (const tab of looked++ < 5 ? ['crew', 'log', 'board'] : ['board']) {
        await ted.page.locator(`#tab-${tab}`).click();
        await look(ted.page, `asked to ${kind}, ${tab}`, 390);
      }
    },
    async () => {},
  ];
  const played = await Promise.all(
    [nuria, ted, zoe].map(({ page }, i) => play(page, chance(20 + i), most, looks[i]!)),
  );
  for (const { answers, kinds } of played) {
    expect(answers).toBeGreaterThan(10);
    expect(kinds).toContain('move');
    expect(kinds).toContain('action');
  }
  const people = [nuria, ted, zoe];
  for (const { page } of people) await expect(page.locator('.over')).toBeVisible();
  await look(nuria.page, 'the end', 1440);
  await look(ted.page, 'the end', 390);
  await expect.poll(() => framesOf(watcher.sent).at(-1)!.text).toContain('"status":"over"');
  const wires = [...people.map((p) => p.wire), watcher];
  await expectSecrets(`${address}/api/tables/${id}`, wires, { keys, owner }, built, info);
  for (const { wire } of people) await expectCommon(wire, address);
  await expectEnd(nuria.page, {
    seed: 'The seed of all chance',
    check: 'Check the seed',
    fits: 'The seed fits the hash that was published before the game.',
  });
  await expectEnd(ted.page, {
    seed: 'La semilla del azar',
    check: 'Comprobar la semilla',
    fits: 'La semilla corresponde a la huella publicada antes de la partida.',
  });
  for (const { page, wire, faults } of people) {
    expect(faults).toEqual([]);
    await page.context().close();
    wire.close();
  }
  watcher.close();
  await watching;
});
