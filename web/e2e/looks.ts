// What must be true of every page at every moment.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';

interface Axe {
  run(options: { resultTypes: string[]; preload: boolean; runOnly?: string[] }): Promise<AxeResults>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, by all rules or by some. It is put in past the page's policy. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: Axe }).axe.run({
        resultTypes: ['violations'],
        preload: false, // of style sheets and media, which no rule that runs here reads
        ...(rules && { runOnly: rules }),
      }),
    rules,
  );
  return results.violations.map(
    (v) =>
      `${v.id}: ${v.help}\n${v.nodes.map((n) => '  ' + n.html.slice(0, 200) + '\n    ' + n.failureSummary).join('\n')}`,
  );
}

/** Checks that axe finds nothing. Motion is over by then. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('html'), where).not.toHaveAttribute('data-waits'); // for the client
  await expect(page.locator('h1').first(), where).toBeAttached(); // a table comes in steps
  await rested(page);
  expect(await violations(page), where).toEqual([]);
}

/** Checks that everything can be read in another light, and restores the page's own. */
export async function expectContrast(
  page: Page,
  where: string,
  colorScheme: 'dark' | 'light',
  own: 'dark' | 'light',
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await rested(page);
  expect(await violations(page, ['color-contrast']), `${where}, ${colorScheme}`).toEqual([]);
  await page.emulateMedia({ colorScheme: own });
  await rested(page);
}

/** Waits until nothing on the page moves. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter((a) => a.playState !== 'finished');
    for (let all = moving(); all.length > 0; all = moving()) {
      await Promise.allSettled(all.map((a) => a.finished));
      await new Promise(requestAnimationFrame); // one motion may begin another
    }
  });
}

/** Waits until the letters of a first visit are here, which come last. */
export async function lettered(page: Page): Promise<void> {
  await page.waitForFunction(() => !('first' in document.documentElement.dataset));
  await page.evaluate(() => document.fonts.ready);
}

/** Checks that the page does not scroll sideways. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((e) => !e.closest('svg') && e.getBoundingClientRect().right > innerWidth)
          .map((e) => e.outerHTML.slice(0, 120)),
  );
  expect(beyond, `${where}: beyond the right edge`).toEqual([]);
}

/** Checks, on a phone, that everything that can be pressed is big enough for a finger. */
export async function expectBigControls(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a.button, select, summary, input:not([type=radio], [type=checkbox])',
      ),
    ]
      .filter((e) => e.checkVisibility() && !(e as HTMLButtonElement).disabled)
      .map((e) => ({ e, box: e.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height < 43.5)
      .map(({ e, box }) => `${e.outerHTML.slice(0, 90)}: ${Math.round(box.height)} px high`),
  );
  expect(small, where).toEqual([]);
}

/** Checks, on a phone, that no text is smaller than 15 px. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  const tiny = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const e = walker.currentNode.parentElement!;
      if (!walker.currentNode.textContent!.trim() || !e.checkVisibility() || e.closest('.sr, script, style'))
        continue;
      const svg = e.closest('svg');
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      const size = parseFloat(getComputedStyle(e).fontSize) * scale;
      if (size < 14.95)
        found.push(`${walker.currentNode.textContent!.trim().slice(0, 40)}: ${size.toFixed(1)} px`);
    }
    return found;
  });
  expect(tiny, where).toEqual([]);
}

/** Checks all of this for a page of some width. */
export async function look(page: Page, where: string, width: number): Promise<void> {
  await expectAccessible(page, where);
  await expectFits(page, where);
  if (width > 820) return;
  await expectBigControls(page, where);
  await expectReadable(page, where);
}
