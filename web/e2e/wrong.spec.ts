// What people do wrong, and what goes wrong: each is told clearly, and the table is
// as it was or as everybody sees it.
import type { Locator, Page, Route } from '@playwright/test';
import { chance, goOn, make, people } from './arrive';
import { look } from './looks';
import { expectPresent, presses } from './player';
import { expect, test } from './program';

const tray = (page: Page) => page.locator('#decision');
const alert = (page: Page) => page.getByRole('alert');

/** Counts the answers that a page sends. */
function answersOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (r) => {
    if (r.url().endsWith('/answers')) sent.push(r.postData()!);
  });
  return sent;
}

test.describe('at the choice before a window', () => {
  test.use({ scene: ['window.scenario', 'hhh', 'relaxed'] });

  test('a lost line is told, comes back, and takes nothing of the selection away', async ({
    page,
    staged,
  }) => {
    const at = staged['none']!;
    await page.goto(at.page(0));
    const choice = tray(page).locator('.press').first();
    await choice.click();
    await page.context().setOffline(true);
    await tray(page).locator('.confirm').click();
    await expect(alert(page)).toHaveText('The server does not answer. Nothing was lost; try again.');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect((await at.frame(0)).ask!.ask).toBe(0);
    await page.context().setOffline(false);
    await tray(page).locator('.confirm').click();
    await expect(tray(page)).toHaveAttribute('data-kind', 'play');
    await expectPresent(page, at, 0);
  });

  test('an answer of which the line has lost the receipt counts once', async ({ page, staged }) => {
    const at = staged['none']!;
    await page.goto(at.page(0));
    const lose = async (route: Route) => {
      await route.fetch(); // it arrives
      await route.abort(); // and nobody hears so
    };
    await page.route('**/answers', lose, { times: 1 });
    await tray(page).locator('.press').first().click();
    await tray(page).locator('.confirm').click();
    await expect(tray(page)).toHaveAttribute('data-kind', 'play'); // the live frames tell
    await expect(tray(page).locator('[aria-pressed=true]')).toHaveCount(0);
    await expectPresent(page, at, 0);
  });

  test('what was said is said once, although its receipt was lost', async ({ page, staged }) => {
    const at = staged['none']!;
    await page.goto(at.page(0));
    let sent = 0;
    await page.route('**/talk', async (route) => {
      const response = await route.fetch(); // it arrives
      await (++sent === 1 ? route.abort() : route.fulfill({ response })); // and once nobody hears so
    });
    await page.locator('#tab-talk').click();
    const field = page.locator('.talk textarea, .talk input').last();
    await field.fill('Once.');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    expect(sent).toBe(2);
    expect((await at.frame(0)).talk.map((line) => line.text)).toEqual(['Once.']);
  });

  test('a double click answers one question, not the next as well', async ({ page, staged, faults }) => {
    const at = staged['none']!;
    await page.goto(at.page(0));
    const sent = answersOf(page);
    await tray(page).locator('.press').first().click();
    const confirm = tray(page).locator('.confirm');
    await confirm.click();
    // between the clicks the window opens, and its button is in the same place
    await expect(tray(page)).toHaveAttribute('data-kind', 'play');
    await expect(confirm).toBeVisible();
    const { x, y, width, height } = (await confirm.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expectPresent(page, at, 0);
    expect(sent).toHaveLength(1);
    expect((await at.frame(0)).ask!.kind).toBe('play');
    await tray(page).getByRole('button', { name: 'Play nothing' }).click();
    await confirm.click(); // a click of its own
    await expect(tray(page)).not.toHaveAttribute('data-ask');
    expect(sent).toHaveLength(2);
    await expect(alert(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('two tabs of a seat: one goes on by itself, and one that hears nothing is told', async ({
    page,
    staged,
    context,
  }) => {
    const at = staged['none']!;
    const [live, deaf] = [await context.newPage(), await context.newPage()];
    await deaf.route('**/stream*', (route) => route.abort());
    for (const tab of [page, live, deaf]) {
      await tab.goto(at.page(0));
      await tray(tab).locator('.press').first().click();
    }
    await tray(page).locator('.confirm').click();
    for (const tab of [page, live]) {
      await expect(tray(tab)).toHaveAttribute('data-kind', 'play');
      await expect(tray(tab).locator('[aria-pressed=true]')).toHaveCount(0);
    }
    await tray(deaf).locator('.confirm').click();
    await expect(alert(deaf)).toHaveText('That question has passed. Here is the current one.');
    await look(deaf, 'told that it has passed', 1440);
    for (const tab of [page, live, deaf]) await expectPresent(tab, at, 0);
  });

  test('a link with the key of another table opens nothing', async ({ page, staged }) => {
    const [at, other] = [staged['none']!, staged['a card for it']!];
    const before = await at.frame();
    await page.goto(at.page() + '#' + other.keys[0]);
    await expect(page.getByRole('heading')).toHaveText('This link does not open a seat at this table.');
    await expect(tray(page)).toHaveCount(0);
    await look(page, 'a key of another table', 1280);
    const answer = { ask: 0, takes: [{ option: 'box/a', count: 1 }] };
    const stray = await fetch(`${at.address}/api/tables/${at.id}/answers`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Ragtag-Key': other.keys[0]! },
      body: JSON.stringify(answer),
    });
    expect(stray.status).toBe(403);
    expect((await at.frame()).view).toEqual(before.view);
  });
});

for (const [width, locale, words] of [
  [1440, 'en-GB', 'Your time ran out: a bot has decided for you.'],
  [360, 'es-ES', 'Se te acabó el tiempo: un bot ha decidido por ti.'],
] as const) {
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, locale });

    test('a clock that runs out in the middle of a choice is told', async ({ page, address, faults }) => {
      // the clock begins when the page is there to see it
      const seats = [{ kind: 'human', name: 'Nuria' }, { kind: 'human' }, { kind: 'bot' }] as const;
      const at = await make(address, people(['', '', ''], { seats: [...seats], limit: 15 }));
      await page.goto(at.page(0));
      await expect(page.getByRole('heading').first()).toBeVisible();
      await at.join(1, 'Ted');
      const asked = (await goOn(at, chance(3), (f) => f.seat === 0 && f.ask !== undefined))!.ask!.ask;
      const picked = page.locator('#decision [aria-pressed=true], .choose [aria-pressed=true]');
      await presses(page).first().click();
      await expect(picked).toHaveCount(1);
      await expect(tray(page).getByText(words)).toBeVisible(); // and it was not confirmed
      await expect(tray(page)).not.toHaveAttribute('data-ask', String(asked));
      await expect(picked).toHaveCount(0);
      await look(page, 'the time has run out', width);
      const late = (await at.frame(0)).late;
      expect(late).toBe(true);
      // the next answer of one's own ends it
      await goOn(at, chance(4), (f) => f.seat === 0 && !f.late);
      await expect(tray(page).getByText(words)).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });
}

/** Puts more into a field than it takes. */
async function fillPast(field: Locator, text: string): Promise<void> {
  await field.evaluate((input) => input.removeAttribute('maxlength'));
  await field.fill(text);
}

test('a name of 10,000 letters is refused, and makes no table', async ({ page, address }) => {
  const long = 'x'.repeat(10_000);
  await page.goto(address + '/');
  const name = page.getByLabel('Your name');
  await name.focus();
  await page.keyboard.insertText(long); // as if pasted
  expect((await name.inputValue()).length).toBe(32);
  await fillPast(name, long);
  await page.getByRole('button', { name: 'Create a table' }).click();
  await expect(alert(page)).toHaveText('This name is empty or too long.');
  await expect(page.getByRole('link', { name: 'Enter the table' })).toHaveCount(0);

  const seats = [{ kind: 'human', name: 'Nuria' }, { kind: 'human' }, { kind: 'bot' }] as const;
  const at = await make(address, people(['', '', ''], { seats: [...seats] }));
  await page.goto(at.page());
  await fillPast(page.getByLabel('Your name'), long);
  await page.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(alert(page)).toHaveText('This name is empty or too long.');
  expect((await at.frame()).table).toMatchObject({ status: 'open', seats: [{}, { open: true }, {}] });
});
