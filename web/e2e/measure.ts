// How long a first visit takes on a slow phone, and how soon one's own move is shown. Run on
// demand, on a machine with nothing else to do; the numbers are in ARCHITECTURE, "Measured".
import type { CDPSession, Page } from '@playwright/test';
import { arrive, chance, people } from './arrive';
import { expect, test } from './program';

/** What the browser's own tools call slow 4G, and a phone of a quarter of a desk's speed. */
const phone = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const slower = 4;

const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
const say = (what: string, all: number[]) =>
  console.log(
    `${what}: median ${median(all).toFixed(0)} ms of ${all.length} (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)})`,
  );

async function slow(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...phone });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return cdp;
}

for (const [what, where] of [
  ['the start page', 'form button.main'],
  ['a table', '#decision .press'],
] as const) {
  test(`a first visit to ${what}`, async ({ browser, address }) => {
    const { at } = await arrive(
      address,
      people(['Nuria', '', '', '']),
      chance(41),
      (f) => f.ask !== undefined,
    );
    const ready: number[] = [];
    const painted: number[] = [];
    for (let n = 0; n < 7; n++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await slow(page);
      // interactive: what must be pressed is there, and the page has time again
      await page.addInitScript((selector) => {
        const seen = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          seen.disconnect();
          const done = new MessageChannel();
          done.port1.onmessage = () => performance.mark('interactive');
          requestAnimationFrame(() => done.port2.postMessage(0));
        });
        seen.observe(document, { subtree: true, childList: true });
      }, where);
      await page.goto(what === 'a table' ? at.page(0) : address + '/');
      await expect(page.locator(where).first()).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
      const times = await page.evaluate(() => ({
        ready: performance.getEntriesByName('interactive')[0]!.startTime,
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        loads: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
          (r) =>
            `${new URL(r.name).pathname} ${r.startTime.toFixed(0)}-${r.responseEnd.toFixed(0)} ${r.encodedBodySize}`,
        ),
      }));
      if (n === 0) console.log(times.loads.join('\n'));
      ready.push(times.ready);
      painted.push(times.painted);
      await context.close();
    }
    say(`${what}, first paint`, painted);
    say(`${what}, interactive`, ready);
  });
}

test('one’s own move on one’s own screen', async ({ page, address }) => {
  const { at } = await arrive(
    address,
    people(['Nuria', '', '', '']),
    chance(42),
    (f) => f.ask?.kind === 'receive',
  );
  await page.goto(at.page(0));
  const shown: number[] = [];
  for (let n = 0; n < 40; n++) {
    const confirm = page.locator('#decision .confirm');
    await expect(confirm.or(page.locator('.over')).first()).toBeVisible();
    if (await page.locator('.over').isVisible()) break;
    for (let k = 0; k < 30 && (await confirm.isDisabled()); k++) {
      await page
        .locator('#decision .press[aria-pressed=false], .step:last-child:not(:disabled)')
        .first()
        .click();
    }
    shown.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const tray = document.getElementById('decision')!;
            const asked = tray.dataset.ask;
            const begun = performance.now();
            new MutationObserver((_, observer) => {
              if (tray.dataset.ask === asked) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - begun));
            }).observe(tray, { attributes: true });
            tray.querySelector<HTMLButtonElement>('.confirm')!.click();
          }),
      ),
    );
  }
  say('a move, from the press to the screen', shown);
});
