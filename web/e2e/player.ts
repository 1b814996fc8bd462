// Somebody who plays by pressing legal things at random, as a person would with
// eyes shut: in the tray, and now and then on the board or in the hand.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Arrived } from './arrive';

export interface NewGame {
  address: string;
  name: string;
  players: number;
}

/** Makes a table with one person and bots from the start page, and enters it. */
export async function createTable(page: Page, game: NewGame): Promise<void> {
  await page.goto(game.address + '/');
  await page.locator('input[autocomplete=nickname]').fill(game.name);
  await page.locator('form select').first().selectOption(String(game.players));
  await page.locator('form button.main').click();
  await page.locator('a.enter').click();
  await expect(page.locator('#decision')).toBeVisible();
}

/** Opens a part of the form that is folded. */
export async function unfold(page: Page, part: string): Promise<void> {
  await page.locator('form summary', { hasText: part }).press('Enter');
}

const tray = (page: Page): Locator => page.locator('#decision');

/** Everything that can be pressed to choose it: in the line that asks, and over the scene. */
export const presses = (page: Page): Locator => page.locator('#decision .press, .choose .press');

/** Waits until the page asks something, and returns which question it is. */
export async function asked(page: Page): Promise<string> {
  await expect(tray(page).locator('.confirm')).toBeVisible();
  return (await tray(page).getAttribute('data-ask'))!;
}

/** Waits until a question is no longer asked. */
export const passed = (page: Page, ask: string): Promise<void> =>
  expect(page.locator(`#decision[data-ask="${ask}"]`)).toHaveCount(0);

/** Waits until the page asks what the server asks the seat, or nothing if that does not. */
export async function expectPresent(page: Page, at: Arrived, seat: number): Promise<void> {
  const { ask } = await at.frame(seat, 1e8);
  if (ask) await expect(tray(page)).toHaveAttribute('data-ask', String(ask.ask));
  else await expect(tray(page)).not.toHaveAttribute('data-ask');
}

/** Draws up the list of all choices of the question, where some of them stand elsewhere. */
export async function listed(page: Page): Promise<void> {
  await asked(page);
  const opener = tray(page).locator('.opener.choices[aria-expanded=false]');
  if (!(await opener.isVisible())) return;
  await opener.press('Enter');
  await expect(tray(page).locator('.options')).toBeVisible();
}

/** Picks options of the question by their ids, or that nothing is taken, and confirms. */
export async function choose(page: Page, ...options: string[]): Promise<void> {
  const ask = await asked(page);
  await listed(page);
  if (options.length === 0) await page.locator('#option-pass, #option-none').click();
  for (const option of options) await page.locator(`[id="option-${option}"]`).click();
  await tray(page).locator('.confirm').click();
  await passed(page, ask);
}

/** Opens what is seldom needed while one is asked. */
export async function more(page: Page): Promise<void> {
  await tray(page).locator('.more .dots').press('Enter');
}

/** What can be taken still. */
const toTake =
  '#decision .press[aria-pressed=false], .choose .press[aria-pressed=false], #decision .step:last-child:not(:disabled)';

/** Waits for a question other than the last, or the end; returns its number, or null at the end. */
async function nextQuestion(page: Page, last: string | null): Promise<string | null> {
  const found = await page.waitForFunction(
    (last) => {
      if (document.querySelector('.over')) return 'over';
      const ask = document.getElementById('decision')?.dataset.ask;
      return ask !== undefined && ask !== last ? ask : null;
    },
    last,
    { timeout: 0, polling: 50 }, // the others may take their time
  );
  const ask = await found.jsonValue();
  return ask === 'over' ? null : ask;
}

/** What of the question can be pressed: options in the list, spots on the board, and whether what is picked is an answer. */
const choices = (page: Page) =>
  page.evaluate(() => ({
    free: !document.querySelector<HTMLButtonElement>('#decision .confirm')!.disabled,
    options: document.querySelectorAll('#decision .press, .choose .press').length,
    spots: document.querySelectorAll('svg .spot.lit:not(.picked)').length,
    picked: document.querySelectorAll('.press[aria-pressed=true]').length,
  }));

/** Picks what comes first, until it is an answer. */
export async function pickFirst(page: Page): Promise<void> {
  const confirm = tray(page).locator('.confirm');
  await listed(page);
  for (let k = 0; k < 40 && (await confirm.isDisabled()); k++) {
    await page.locator(toTake).first().click();
  }
  await expect(confirm).toBeEnabled();
}

/** Answers with what comes first, and waits until it is taken. */
export async function answerFirst(page: Page): Promise<void> {
  const ask = await asked(page);
  await pickFirst(page);
  await tray(page).locator('.confirm').click();
  await passed(page, ask);
}

/** Picks something of the open question, and confirms. */
async function answer(page: Page, random: () => number): Promise<void> {
  await listed(page);
  const { free, options, spots } = await choices(page);
  // nothing may be an answer; else a thing is pressed where it is in sight, or in the list
  if (options > 0 && (!free || random() < 0.7)) {
    const spot = spots > 0 && random() < 0.3;
    if (spot) {
      const lit = page.locator('svg .spot.lit:not(.picked)');
      await lit.nth(Math.floor(random() * spots)).press('Enter');
    }
    if (!spot || (await choices(page)).picked === 0) {
      await presses(page)
        .nth(Math.floor(random() * options))
        .click();
    }
  }
  for (let tries = 0; tries < 60 && !(await choices(page)).free; tries++) {
    const others = page.locator(toTake);
    const left = await others.count();
    if (left === 0) throw new Error('nothing more can be picked, and it is no answer yet');
    await others.nth(Math.floor(random() * left)).click();
  }
  await tray(page).locator('.confirm').click();
}

export interface Played {
  answers: number;
  kinds: Set<string>;
}

/** Plays until the game is over; looks in at every kind of question once. */
export async function play(
  page: Page,
  random: () => number,
  most: number,
  look: (kind: string) => Promise<void>,
): Promise<Played> {
  const kinds = new Set<string>();
  let last: string | null = null;
  for (let answers = 0; answers < most; answers++) {
    last = await nextQuestion(page, last);
    if (last === null) return { answers, kinds };
    const kind = (await tray(page).getAttribute('data-kind')) ?? '';
    if (!kinds.has(kind)) await look(kind);
    kinds.add(kind);
    await answer(page, random);
  }
  throw new Error(`the game is not over after ${most} answers`);
}
