// Being away: what is told when one comes back, and how one is called.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame } from '../src/api';
import { chance, goOn, make, people } from './arrive';
import { expectAccessible, expectBigControls, expectFits, expectReadable, lettered } from './looks';
import { expect, test } from './program';

for (const [width, colorScheme, locale, title] of [
  [1440, 'light', 'en-GB', 'While you waited'],
  [360, 'dark', 'es-ES', 'Mientras esperabas'],
] as const) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: width < 800 ? 640 : 800 }, colorScheme, locale });

    test('who comes back reads what mattered', async ({ page, address, faults }) => {
      const at = await make(address, people(['Nuria', '', '']));
      await page.goto(at.page(0));
      await expect(page.locator('#decision')).toBeVisible();
      await expect(page.getByRole('heading', { name: title })).toBeHidden();
      await expect.poll(() => at.seen(0)).toBeGreaterThan(-1); // where one has been for a moment alone, nothing is kept
      await page.goto(`${address}/`);
      // somebody is far down on the board of a phone, to which it would be scrolled
      const aft = (f: Frame) => !/armory|weapons|brig|command/.test(f.view!.seats[0]!.location);
      await goOn(at, chance(2), (f) => f.view!.turn >= 3 && f.ask?.kind === 'action' && aft(f));
      await page.goto(at.page(0));
      const waited = page.locator('section.waited');
      await expect(waited.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('h1')).toBeAttached();
      await lettered(page);
      await expect(waited.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
      await expect(waited.locator('li').first()).toBeVisible();
      expect(await waited.locator('li').count()).toBeLessThanOrEqual(5);
      await expectAccessible(page, 'what happened');
      await expectFits(page, 'what happened');
      if (width < 800) {
        await expectBigControls(page, 'what happened');
        await expectReadable(page, 'what happened');
      }
      const last = (await at.frame(0)).log.at(-1)!.n;
      await waited.locator('header .close').press('Enter');
      await expect(waited).toBeHidden();
      await expect.poll(() => at.seen(0)).toBe(last); // on whatever device one comes back
      await page.reload();
      await expect(page.locator('#decision')).toBeVisible();
      await expect(waited).toBeHidden();
      expect(faults).toEqual([]);
    });
  });
}

test('a webhook is told whose turn it is, when they are away', async ({ page, address, faults }) => {
  const sent: string[] = [];
  const hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      sent.push((JSON.parse(body) as { content: string }).content);
      response.end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  try {
    const at = await make(address, people(['Nuria', '', '']));
    await page.goto(at.page(0));
    await page.getByLabel('Table and settings').press('Enter');
    await page.getByText('Tell me when the table waits for me').press('Enter');
    await page.getByLabel('With a sound').check();
    await page.getByLabel('Address of the webhook').fill('https://192.168.0.1/x');
    await page.getByRole('button', { name: 'Tell me there' }).click();
    await expect(page.getByText('This server sends nothing to that host.')).toBeVisible();
    await page
      .getByLabel('Address of the webhook')
      .fill(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/x`);
    await page.getByRole('button', { name: 'Tell me there' }).press('Enter');
    await expect(page.getByText('You will be told there.')).toBeVisible();
    await expect(page.getByText('You are told by Discord.')).toBeVisible();
    await expectAccessible(page, 'notifications');
    await expectFits(page, 'notifications');
    await page.waitForTimeout(800);
    expect(sent).toEqual([]); // present: nothing is sent
    await page.goto('about:blank');
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toBe('Ragtag: Nuria, the table waits for you.');
    expect(faults.filter((f) => !f.includes('422'))).toEqual([]);
  } finally {
    hook.close();
  }
});

test('whose eyes are elsewhere is called by the title, a sound and the system', async ({
  page,
  address,
  faults,
}) => {
  // the page believes that nobody looks, and what it does about it is taken down
  await page.addInitScript(() => {
    const called: string[] = [];
    Object.assign(window, { called });
    document.hasFocus = () => false;
    // eslint-disable-next-line @typescript-eslint/no-extraneous-class -- it stands in for a class of the browser
    class Told {
      static readonly requestPermission = () => Promise.resolve('granted');
      static readonly permission = 'granted';
      constructor(_title: string, more: { body: string }) {
        called.push(more.body);
      }
    }
    Object.assign(window, { Notification: Told });
    AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
      apply: (make, audio: AudioContext) => {
        called.push('a tone');
        return make.call(audio);
      },
    });
  });
  const called = () => page.evaluate(() => (window as unknown as { called: string[] }).called);
  const at = await make(address, people(['Nuria', 'Ted', '']));
  const first = (await at.settled()).find((f) => f.ask)!.seat;
  const waits = 1 - first;
  await page.goto(at.page(waits));
  await expect(page.locator('#decision')).toBeVisible();
  await expect(page).toHaveTitle('Ragtag');
  await page.getByLabel('Table and settings').press('Enter');
  await page.getByText('Tell me when the table waits for me').press('Enter');
  await page.getByLabel('With a sound').check();
  await page.getByLabel('With a system notification').check();
  await page.evaluate(() => (window as unknown as { called: string[] }).called.splice(0));
  await goOn(at, chance(5), (f) => f.seat === waits && f.ask !== undefined);
  await expect(page).toHaveTitle('● Ragtag');
  await expect.poll(called).toEqual(['a tone', 'a tone', 'The table waits for you.']);
  expect(faults).toEqual([]);
});

test('nothing that a page loads comes from another host', async ({ address, context }) => {
  const hosts = new Set<string>();
  const at = await make(address, people(['Nuria', '', '']));
  await at.call(0, '/talk', { text: 'https://example.org/x.png <img src=https://example.org/x.png>' });
  const visit = async (path: string) => {
    const page = await context.newPage();
    let asked = 0;
    page.on('request', (r) => {
      asked++;
      if (!r.url().startsWith('data:')) hosts.add(new URL(r.url()).origin);
    });
    await page.goto(address + path);
    await expect(page.locator('main, #app > *').first()).toBeAttached();
    // until it asks for nothing more: its live line is open all the time
    let before = -1;
    const rests = () => {
      const same = asked === before;
      before = asked;
      return same;
    };
    await expect.poll(rests, { intervals: [1000] }).toBe(true);
  };
  const table = `/t/${at.id}`;
  await Promise.all(
    ['/', table, `${table}#${at.keys[0]!}`, `${table}/replay`, '/rules?kobol', '/p#x'].map(visit),
  );
  expect([...hosts].filter((h) => h !== 'null')).toEqual([address]);
});

test('what happened is read over a check that is staged, and not under it', async ({ page, address }) => {
  const at = await make(address, people(['Nuria', '', '']));
  await page.goto(at.page(0));
  await expect.poll(() => at.seen(0)).toBeGreaterThan(-1);
  await page.goto(`${address}/`);
  await goOn(at, chance(2), (f) => f.view!.turn >= 3 && f.ask?.kind === 'contribute');
  await page.goto(at.page(0));
  await expect(page.locator('section.check')).toBeVisible();
  const waited = page.locator('section.waited');
  await expect(waited).toBeVisible();
  const onTop = await waited.evaluate((e) => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { pointer-events: auto !important }'); // whatever lets presses through is seen all the same
    document.adoptedStyleSheets.push(all);
    const { x, y, width, height } = e.getBoundingClientRect();
    return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(onTop).toBe(true);
});
