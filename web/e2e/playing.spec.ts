// What a person does at a table beside answering: taking back, ordering, talking.
import type { Frame } from '../src/api';
import { arrive, chance, people } from './arrive';
import { expectAccessible, expectFits, look } from './looks';
import { more } from './player';
import { expect, test } from './program';

test('an answer from which nobody has learned anything is taken back', async ({ page, address, faults }) => {
  const { at } = await arrive(address, people(['Nuria', '', '']), chance(4), (f) => f.undo !== undefined);
  await page.goto(at.page(0));
  const tray = page.locator('#decision');
  const undo = page.getByRole('button', { name: /^Take back/ });
  await undo.focus();
  const asked = (await tray.getAttribute('data-ask')) ?? '';
  await page.keyboard.press('Enter');
  await expect(tray).not.toHaveAttribute('data-ask', asked);
  await expect(tray).toBeFocused();
  expect(faults).toEqual([]);
});

test('what cannot be taken back any more is told', async ({ page, address }) => {
  const { at } = await arrive(address, people(['Nuria', '', '']), chance(5), (f) => f.undo !== undefined);
  await page.route('**/stream*', (route) => route.abort()); // hears nothing
  await page.goto(at.page(0));
  const undo = page.getByRole('button', { name: /^Take back/ });
  await expect(undo).toBeVisible();
  const { undo: back } = await at.frame(0);
  expect(await at.call(0, '/undo', back)).toBe(204);
  await undo.click();
  await expect(page.getByRole('alert')).toHaveText(
    'It can no longer be taken back: somebody has learned something since.',
  );
});

/** Somebody who waits for another to add cards to a check, and will have to add some. */
const waits = (f: Frame): boolean =>
  !f.ask && f.say !== undefined && f.view!.mine.hand.length > 1 && f.view!.check!.adding === 1 - f.seat;

const sizes = [
  [1440, 'dark', 'en-GB'],
  [390, 'light', 'es-ES'],
  [360, 'dark', 'en-GB'],
] as const;

for (const [width, colorScheme, locale] of sizes) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    test('cards are sealed before the turn to add them comes', async ({ page, address, faults }) => {
      const { at, frame } = await arrive(address, people(['Nuria', 'Ted', '']), chance(6), waits);
      await page.goto(at.page(frame.seat));
      const sealed = page.locator('.sealed');
      await page.locator('.opener.sealed').press('Enter');
      await expect(sealed.locator('.card').first()).toBeVisible();
      await look(page, 'sealing', width);
      await sealed.locator('.card').first().press('Enter');
      await sealed.locator('.seal').press('Enter');
      await expect(sealed.locator('.card')).toHaveCount(0);
      await look(page, 'sealed', width);
      expect((await at.frame(frame.seat)).orders).toMatchObject([{ window: 'contribute', do: 'add' }]);
      expect((await at.frame(1 - frame.seat)).orders).toBeUndefined();
      // the other adds nothing, and the turn of the seat passes without a question
      const other = await at.frame(1 - frame.seat);
      expect(await at.answer(1 - frame.seat, other.ask!, [])).toBe(204);
      await expect
        .poll(async () =>
          (await at.frame(frame.seat)).log.findLast((l) => l.kind === 'added' && l.by === frame.seat),
        )
        .toMatchObject({ added: 1 });
      expect(faults).toEqual([]);
    });

    test('orders are given, listed and taken back', async ({ page, address, faults }) => {
      const { at, frame } = await arrive(
        address,
        people(['Nuria', '', '']),
        chance(7),
        (f) =>
          f.view!.turn > 0 && f.view!.mine.hand.some((id) => /evasive|strategic|research|declare/.test(id)),
      );
      expect(frame.orders).toBeUndefined();
      await page.goto(at.page(0));
      await more(page);
      await page.locator('.standing').press('Enter');
      const sheet = page.getByRole('dialog');
      await look(page, 'no orders yet', width);
      const give = sheet.locator('form .main');
      await give.first().press('Enter');
      await expect(sheet.locator('#in-force + ul button')).toHaveCount(1);
      await expect(give.first()).toBeFocused(); // who plays by keys goes on from there
      await expect(give.last()).toBeEnabled(); // the first may still be on its way
      await give.last().press('Enter');
      await expect(sheet.locator('#in-force + ul button')).toHaveCount(2);
      await look(page, 'orders in force', width);
      await page.keyboard.press('Escape');
      await expect(page.locator('.more .number')).toHaveText('2');
      await page.reload();
      await expect(page.locator('.more .number')).toHaveText('2');
      await more(page);
      await page.locator('.standing').press('Enter');
      await sheet.locator('#in-force + ul button').first().press('Enter');
      await expect(sheet.locator('#in-force + ul button')).toHaveCount(1);
      expect((await at.frame(0)).orders).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  });
}

test('a window and all like it are passed for the turn', async ({ page, address }) => {
  const asked = (f: Frame) => f.ask?.window !== undefined && f.ask.secret;
  const { at, frame } = await arrive(address, people(['Nuria', 'Ted', '']), chance(8), asked);
  await page.goto(at.page(frame.seat));
  await more(page);
  await page.getByRole('button', { name: 'This turn, do not ask this again' }).press('Enter');
  await expect(page.locator(`#decision[data-ask="${frame.ask!.ask}"]`)).toHaveCount(0);
  const { orders } = await at.frame(frame.seat);
  expect(orders).toEqual([{ window: frame.ask!.window, do: 'pass', until: 'turn' }]);
});

test('everybody sees who holds a window open', async ({ page, address, browser }) => {
  const open = (f: Frame) => f.ask !== undefined && f.clock !== undefined;
  const { at, frame } = await arrive(
    address,
    people(['Nuria', 'Ted', ''], { pace: 'live' }),
    chance(9),
    open,
  );
  expect(await at.call(frame.seat, '/hold', { ask: frame.ask!.ask, on: true })).toBe(204);
  await page.goto(at.page(frame.seat));
  const other = await (await browser.newContext()).newPage();
  await other.goto(at.page());
  await expect(other.locator('.clock')).toContainText('Held open by');
  await expectAccessible(other, 'a window held');
  await page.getByRole('button', { name: 'Hold it open' }).press('Enter');
  await expect(other.getByText('Held open by')).toHaveCount(0);
  await other.context().close();
});

for (const [width, colorScheme, locale] of sizes) {
  test.describe(`talk at ${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    test('seats talk, those who watch talk apart, and what is unread is counted', async ({
      page,
      address,
      browser,
      faults,
    }) => {
      const { at, frame } = await arrive(address, people(['Nuria', 'Ted', '']), chance(10), waits);
      const tab = page.locator('#tab-talk');
      await page.goto(at.page(frame.seat));
      await at.call(1 - frame.seat, '/talk', { text: '<b>You?</b>' });
      await expect(tab).toContainText('1');
      await tab.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.lines .text').first()).toHaveText('<b>You?</b>');
      await expect(tab.locator('.unread')).toHaveCount(0);
      await page.locator('.foot .text').fill('Not me.');
      await page.keyboard.press('Enter');
      await expect(page.locator('.lines .text').last()).toHaveText('Not me.');
      await expect(page.locator('.foot .text')).toBeFocused();
      await look(page, 'talk', width);

      const watcher = await (
        await browser.newContext({ viewport: { width, height: 800 }, locale })
      ).newPage();
      await watcher.goto(at.page());
      await watcher.locator('#tab-talk').click();
      await watcher.locator('.foot .name').fill('Zoe');
      await watcher.locator('.foot .text').fill('psst');
      await watcher.locator('.foot .send').click();
      await expect(watcher.locator('.lines .text').last()).toHaveText('psst');
      await look(watcher, 'talk of those who watch', width);
      await at.call(1 - frame.seat, '/talk', { text: 'Then who?' });
      await expect(page.locator('.lines .text').last()).toHaveText('Then who?');
      await expect(page.getByText('psst')).toHaveCount(0);
      await watcher.context().close();
      expect(faults).toEqual([]);
    });

    test('before its turn in a check a seat says how it stands', async ({ page, address, faults }) => {
      const { at, frame } = await arrive(address, people(['Nuria', 'Ted', '']), chance(11), waits);
      await at.call(1 - frame.seat, '/say', { kind: 'hurt' });
      await page.goto(at.page(frame.seat));
      const check = page.locator('.check');
      await expect(check.locator('q')).toHaveCount(1);
      const help = check.locator('.statements button').nth(1);
      await help.press('Enter');
      await expect(check.locator('q')).toHaveCount(2);
      await expect(help).toBeFocused();
      await expect(check.locator('.statements [aria-pressed=true]')).toHaveCount(1);
      await look(page, 'said', width);
      expect((await at.frame(-1)).talk.map((k) => k.say)).toEqual(['hurt', 'help-lot']);
      expect(faults).toEqual([]);
    });
  });
}

test('too much talk is refused in words', async ({ page, address }) => {
  const { at } = await arrive(address, people(['Nuria', '', '']), chance(12), () => true);
  await page.goto(at.page(0));
  await page.locator('#tab-talk').click();
  await page.getByLabel('Say something').fill('one more');
  for (let i = 0; i < 5; i++) await at.call(0, '/talk', { text: `line ${i}` }); // it is counted for a few seconds
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That was a lot at once. Wait a moment and try again.');
  await expect(page.getByLabel('Say something')).toHaveValue('one more');
});

test.describe('before the letters of the program have come', () => {
  test.use({ viewport: { width: 360, height: 800 }, locale: 'es-ES' });

  test('the line that asks is no wider than a phone', async ({ page, address }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const adds = (f: Frame) => f.view!.turn > 3 && f.ask?.kind === 'contribute';
    const { at } = await arrive(address, people(['Nuria', '', '']), chance(13), adds);
    await page.goto(at.page(0));
    await expect(page.locator('.confirm')).toHaveText('Elige una carta');
    await expectFits(page, 'a check');
  });
});

for (const [width, colorScheme, locale] of sizes) {
  test.describe(`the log at ${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale });

    test('is searched and filtered, leads to cards and people, and fills the notebook', async ({
      page,
      address,
      faults,
    }) => {
      const seen = (f: Frame) => f.view!.turn > 3 && f.ask !== undefined;
      const { at } = await arrive(address, people(['Nuria', '', '']), chance(13), seen);
      const { log } = await at.frame(0);
      await page.goto(at.page(0));
      await page.locator('#tab-log').click();
      const lines = page.locator('.log li:not(.since)');
      // the last turns are drawn, whole, and the others when they are asked for, or come in sight
      const earlier = page.locator('.log .earlier');
      await expect(lines.last()).toBeInViewport();
      const few = await lines.count();
      expect(few).toBeLessThan(log.length);
      await expect(earlier).not.toBeInViewport();
      await page.locator('.tool.narrow').first().press('Enter');
      await look(page, 'the log and its filter', width);
      await earlier.press('Enter');
      await expect.poll(() => lines.count()).toBeGreaterThan(few);
      await expect(page.locator('.log .lines')).toBeFocused();
      await expect(async () => {
        await lines.first().scrollIntoViewIfNeeded();
        await expect(lines).toHaveCount(log.length, { timeout: 1_000 });
      }).toPass();
      await expect(earlier).toHaveCount(0);
      await page.locator('.log .newest').press('Enter');
      await expect(lines.last()).toBeInViewport();
      await expect(lines).toHaveCount(few);
      await page.locator('#log-filter select').first().selectOption('0');
      await expect(page.locator('.found')).toContainText(
        RegExp(`^${log.filter((l) => l.by === 0 || l.at === 0).length} `),
      );
      await expect(lines.first()).toBeAttached();
      await page.locator('.found button').press('Enter');
      await page.locator('#log-filter select').last().selectOption('mine');
      const mine = log.filter((l) => l.private);
      expect(mine.length).toBeGreaterThan(0);
      await expect(lines).toHaveCount(mine.length);
      await page.locator('.found button').press('Enter');
      await page.locator('.log input').fill('nuria');
      await expect(lines.first()).toContainText('Nuria');
      await page.locator('.found button').press('Enter');

      await lines.locator('.person').first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');

      await page.reload();
      if (width < 820) await page.locator('#tab-log').click();
      await page.locator('.tool.notes').press('Enter');
      await expect(page.getByRole('dialog').locator('li.private')).toHaveCount(mine.length);
      await look(page, 'the notebook', width);
      expect(faults).toEqual([]);
    });
  });
}
