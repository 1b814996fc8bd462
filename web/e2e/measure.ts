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

for (const [what, pressed, done] of [
  ['the start page', 'form button.main', 'form [role=alert]'], // it asks for a name
  ['a table', '#decision .press', '#decision .press[aria-pressed=true]'],
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
    const held: number[] = [];
    for (let n = 0; n < 7; n++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await slow(page);
      // interactive: what must be pressed does what it should, which is on the screen, and the page
      // has time again. It is pressed from when it is there, since a page may be seen before it lives.
      await page.addInitScript(
        ([pressed, done]) => {
          const turn = new MessageChannel();
          const press = () => {
            if (document.querySelector(done)) {
              turn.port1.onmessage = () => performance.mark('interactive');
              requestAnimationFrame(() => turn.port2.postMessage(0));
              return;
            }
            document.querySelector<HTMLElement>(pressed)?.click();
            setTimeout(() => turn.port2.postMessage(0), 8);
          };
          turn.port1.onmessage = press;
          turn.port2.postMessage(0);
          new PerformanceObserver((list) => {
            for (const task of list.getEntries())
              performance.mark('task', { startTime: task.startTime, detail: task.duration });
          }).observe({ type: 'longtask', buffered: true });
        },
        [pressed, done] as const,
      );
      await page.goto(what === 'a table' ? at.page(0) : address + '/');
      await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
      await page.waitForTimeout(1500); // until all of it has come
      const times = await page.evaluate(() => {
        const ready = performance.getEntriesByName('interactive')[0]!.startTime;
        return {
          ready,
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          held: Math.max(
            0,
            ...(performance.getEntriesByName('task') as PerformanceMark[])
              .filter((task) => task.startTime > ready)
              .map((task) => task.detail as number),
          ),
          loads: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
            (r) =>
              `${new URL(r.name).pathname} ${r.startTime.toFixed(0)}-${r.responseEnd.toFixed(0)} ${r.encodedBodySize}`,
          ),
        };
      });
      if (n === 0) console.log(times.loads.join('\n'));
      ready.push(times.ready);
      painted.push(times.painted);
      held.push(times.held);
      await context.close();
    }
    say(`${what}, first paint`, painted);
    say(`${what}, interactive`, ready);
    say(`${what}, the longest that a press later waits`, held);
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
