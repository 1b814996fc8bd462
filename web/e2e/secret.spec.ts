// What the others' browsers get around a secret window, at two tables that differ in
// one hand alone. The server's own test (server/window_test.go) compares the moments
// exactly, in a time of its own; here it is the whole way to what the pages show.
import type { Page } from '@playwright/test';
import type { Frame } from '../src/api';
import { lettered } from './looks';
import { expect, test, windowTime } from './program';
import { framesOf, restOf, tap, type Framed, type Wire } from './wire';

const late = windowTime / 2; // by less than that a busy machine is late; passing at once is a whole window early

interface Seen {
  page: Page;
  wire: Wire;
}

/** A frame without what names its table, and without times. */
const plain = (frame: Framed, id: string) =>
  frame.text
    .replaceAll(id, 'ID')
    .replace(/^\{"seq":\d+/, '{"seq":0')
    .replace(/"closesIn":\d+/, '"closesIn":0');

/**
 * What a page shows, without the seconds of its clock, and without what it last said aloud, since the
 * page collects for a moment what the frames tell.
 */
const words = (page: Page) =>
  page.evaluate(() => {
    const spoken = new Set(document.getElementById('spoken')!.innerText.split('\n'));
    return document.body.innerText
      .split('\n')
      .filter((line) => line && !spoken.has(line))
      .join('\n')
      .replace(/\d+ s\b/g, '');
  });

test.use({ scene: ['window.scenario', 'hhh', 'live'] });

test('around a secret window the others get the same, at the same times, with any hand', async ({
  staged,
  browser,
}) => {
  const tables = [staged['a card for it']!, staged['none']!];
  const others = [0, 2, -1]; // Roslin is in seat 1
  const seen: Seen[][] = [];
  for (const at of tables) {
    const row: Seen[] = [];
    for (const seat of others) {
      const wire = await tap(at.address);
      const page = await (
        await browser.newContext({
          viewport: { width: 1440, height: 900 },
          reducedMotion: 'reduce',
        })
      ).newPage();
      await page.goto(wire.over(at.page(seat)));
      await expect(page.locator('svg .spot').first()).toBeVisible();
      await lettered(page); // where lines break depends on the letters
      row.push({ page, wire });
    }
    seen.push(row);
  }
  const last = (wire: Wire) => JSON.parse(framesOf(wire.sent).at(-1)!.text) as Frame;
  const there = ({ wire }: Seen) => last(wire).table.seats.map((s) => s.present);
  await expect.poll(() => seen.flat().map(there)).toEqual(Array(6).fill([true, false, true]));
  const before = seen.map((row) => row.map(({ wire }) => framesOf(wire.sent).at(-1)!.seq));
  const asked = await Promise.all(tables.map((at) => at.frame(0)));
  await Promise.all(
    tables.map(async (at, i) =>
      expect(await at.answer(0, asked[i]!.ask!, [{ option: 'box/a', count: 1 }])).toBe(204),
    ),
  );
  const shown: string[][] = [[], []]; // on the pages
  for (const [i, row] of seen.entries()) {
    await expect(row[0]!.page.locator('#decision[data-kind=play]')).toBeVisible();
    for (const { page } of row) {
      await expect(page.locator('.clock').first()).toBeVisible();
      shown[i]!.push(await words(page));
    }
  }
  // she alone is shown the difference
  const [hers, hersToo] = await Promise.all(tables.map((at) => at.frame(1)));
  expect(hers!.ask!.options.length).not.toBe(hersToo!.ask!.options.length);
  for (const [i, row] of seen.entries()) {
    for (const { page } of row) {
      await expect(page.locator('.clock')).toHaveCount(0); // it has closed by itself
      shown[i]!.push(await words(page));
    }
  }
  expect(shown[0]).toEqual(shown[1]);

  const [one, other] = seen.map((row, i) =>
    row.map(({ wire }, j) => framesOf(wire.sent).filter((f) => f.seq > before[i]![j]!)),
  );
  for (const [j, seat] of others.entries()) {
    const got = [one![j]!, other![j]!];
    expect(got[0]!.length, `frames to seat ${seat}`).toBeGreaterThanOrEqual(2);
    expect(
      got[0]!.map((f) => plain(f, tables[0]!.id)),
      `seat ${seat}`,
    ).toEqual(got[1]!.map((f) => plain(f, tables[1]!.id)));
    // when they arrived: the time begins when what led to the window has been played
    const [open, closed] = got.map((frames) => frames.map((f) => f.at - frames[0]!.at));
    for (const k of open!.keys()) expect(Math.abs(open![k]! - closed![k]!)).toBeLessThan(late);
    const led = got[0]!.slice(0, -1).flatMap((f) => (JSON.parse(f.text) as Frame).log);
    const play = led.reduce((ms, line) => ms + (line.beat?.ms ?? 0), 0);
    expect(Math.abs(open!.at(-1)! - windowTime - play)).toBeLessThan(late);
    // and what their browsers asked for meanwhile
    const asked = seen.map((row, i) =>
      restOf(row[j]!.wire.sent)
        // how far one has read is told once or twice, by when the frames arrive
        .filter((s, k, all) => !s.path.endsWith('/seen') || all.findIndex((o) => o.path === s.path) === k)
        .map((s) => `${s.method} ${s.path} ${s.status}`.replaceAll(tables[i]!.id, 'ID'))
        .sort(),
    );
    expect(asked[0]).toEqual(asked[1]);
  }
  for (const { page, wire } of seen.flat()) {
    await page.context().close();
    wire.close();
  }
});
