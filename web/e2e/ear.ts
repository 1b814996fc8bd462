// What a screen reader says, and how somebody who cannot see the page moves in
// it.
import type { Page } from '@playwright/test';
import { expect } from './program';

/** Begins to write down what is spoken; returns what was so far. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
    const mouth = document.getElementById('spoken')!;
    const hear = () => {
      const said = mouth.textContent.trim();
      if (said && said !== heard.at(-1)) heard.push(said);
    };
    hear();
    new MutationObserver(hear).observe(mouth, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Checks that the focus is in the decision: on something in it, or on the whole of it. */
export async function expectInDecision(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.getElementById('decision')!.contains(document.activeElement)))
    .toBe(true);
}

/** Goes on by the Tab key to something in the decision. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((s) => document.activeElement!.matches(`#decision ${s}`), selector);
    if (there) return;
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** Answers what is asked with the first things that will do, by Tab and Enter alone. */
export async function answerByKeys(page: Page): Promise<void> {
  const decision = page.locator('#decision');
  const confirm = decision.locator('.confirm');
  await decision.focus();
  if (await decision.locator('.opener.choices[aria-expanded=false]').isVisible()) {
    await tabTo(page, '.opener.choices');
    await page.keyboard.press('Enter');
    await decision.focus();
  }
  for (let n = 0; (await confirm.isDisabled()) && n < 20; n++) {
    await tabTo(page, '.press[aria-pressed=false], .step:last-child:not(:disabled)');
    await page.keyboard.press('Enter');
  }
  const asked = (await decision.getAttribute('data-ask')) ?? '';
  await tabTo(page, '.confirm');
  await page.keyboard.press('Enter');
  await expect(page.locator(`#decision[data-ask="${asked}"]`)).toHaveCount(0);
}
