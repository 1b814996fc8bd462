// Playing without eyes or without a pointer: everything is told, and nothing needs more than the keyboard.
import type { Frame } from '../src/api';
import { flat } from '../src/table/spans';
import { arrive, chance, people } from './arrive';
import { answerByKeys, expectInDecision, listen } from './ear';
import { expect, test } from './program';

/** The beginning of the own turn, when others have had theirs. */
const ownTurn = (f: Frame): boolean =>
  f.ask?.kind === 'receive' && f.view!.current === f.seat && f.view!.turn > 2;

test('a whole turn is played by the keyboard alone', async ({ page, address, faults }, info) => {
  info.setTimeout(120_000);
  const { at } = await arrive(address, people(['Nuria', '', '']), chance(21), ownTurn);
  await page.goto(at.page(0));
  await expect(page.locator('#decision .confirm')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go to the decision' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#decision')).toBeFocused();

  const { turn } = (await at.frame(0)).view!;
  const kinds = new Set<string>();
  for (let answers = 0; answers < 60; answers++) {
    const { view } = await at.frame(0, 1e8);
    if (view!.turn !== turn || view!.over) break;
    const over = page.locator('.over');
    await expect(page.locator('#decision .confirm').or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    kinds.add((await page.locator('#decision').getAttribute('data-kind'))!);
    await answerByKeys(page);
    await expectInDecision(page);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['receive', 'move', 'action']));
  expect(faults).toEqual([]);
});

test('what happens is told, then what is asked', async ({ page, address, faults }, info) => {
  info.setTimeout(180_000);
  const { at } = await arrive(address, people(['Nuria', '', '']), chance(22), ownTurn);
  await page.goto(at.page(0));
  const spoken = page.locator('#spoken');
  await expect(spoken).toHaveText(flat((await at.frame(0)).ask!.text));
  const before = (await at.frame(0)).log.at(-1)!.n;
  const heard = await listen(page);

  const kinds = new Set<string>();
  const wanted = ['turn', 'crisis', 'check', 'revealed', 'total', 'outcome', 'rolled', 'resource'];
  for (let answers = 0; answers < 150 && wanted.some((kind) => !kinds.has(kind)); answers++) {
    const over = page.locator('.over');
    await expect(page.locator('#decision .confirm').or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    const { ask, log } = await at.frame(0, before);
    for (const line of log) kinds.add(line.kind);
    await expect(spoken).toContainText(flat(ask!.text));
    await answerByKeys(page);
  }
  await expect
    .poll(async () => (await at.frame(0)).ask !== undefined || page.locator('.over').isVisible())
    .toBe(true);
  const { log, ask: last } = await at.frame(0, before);
  if (last) await expect(spoken).toContainText(flat(last.text)); // all that led to it has been told
  await expect
    .poll(async () => (await heard()).join(' '))
    .toContain(flat(log.findLast((l) => l.kind === 'turn')!.text));
  const all = (await heard()).join(' ');
  for (const line of log) {
    if ((line.weight ?? 0) > 2 || line.private) expect(all).toContain(flat(line.text));
  }
  for (const kind of ['crisis', 'total', 'rolled', 'resource']) {
    const lines = log.filter((l) => l.kind === kind).map((l) => flat(l.text));
    if (lines.length > 0)
      expect(
        lines.some((l) => all.includes(l)),
        kind,
      ).toBe(true);
  }
  // never more at a time than somebody can follow
  const lines = [...new Set(log.map((l) => flat(l.text)))]; // much happens again and again
  for (const said of await heard()) {
    const n = lines.filter((line) => said.includes(line)).length;
    expect(n, said).toBeLessThanOrEqual(12); // eight lines; short ones may lie within others
  }
  expect(faults).toEqual([]);
});

test('the board says in words where everything is', async ({ page, address }) => {
  const raiders = (f: Frame): boolean =>
    (f.view?.areas ?? []).some((a) => a.raiders > 1 && a.civilians.length + a.vipers > 0) &&
    f.view!.damaged.length > 0 &&
    f.ask !== undefined;
  const { at } = await arrive(address, people(['Nuria', '', '']), chance(23), raiders);
  await page.goto(at.page(0));
  const { view, table } = await at.frame(0);
  const board = page.getByRole('group', { name: /^Galactica, her bow/ });
  const space = board.getByRole('group', { name: 'The space around Galactica' });
  for (const area of view!.areas) {
    const name = await space.locator(`[data-spot="area/${area.id}"]`).getAttribute('aria-label');
    if (area.raiders > 0) expect(name).toMatch(new RegExp(`\\b${area.raiders} raiders?\\b`));
    if (area.vipers > 0) expect(name).toMatch(new RegExp(`\\b${area.vipers} unmanned vipers?\\b`));
    expect(name!.match(/civilian ship [A-L]/g) ?? []).toHaveLength(area.civilians.length);
    expect(name!.match(/basestar/g) ?? []).toHaveLength(area.basestars.length);
  }
  for (const id of view!.damaged) {
    await expect(board.locator(`[data-spot="${id}"]`)).toHaveAttribute('aria-label', /damaged/);
  }
  await expect(board.getByRole('img', { name: /^Boarding party: / })).toBeVisible();
  const where = board.getByRole('group', { name: 'Where everybody is' });
  const placed = view!.seats.flatMap((s, seat) => (s.location ? [seat] : []));
  for (const seat of placed) {
    const plate = where.locator(`[role=button][data-spot="seat/${seat}"]`);
    await expect(plate).toHaveAccessibleName(/; at /);
    await expect(plate).toHaveAccessibleName(new RegExp(`\\(${table.seats[seat]!.name || 'bot'}\\)`));
  }

  await page.getByRole('button', { name: /^Fuel: / }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'The position in words' });
  await expect(sheet.locator('dt', { hasText: /^Fuel$/ }).locator('+ dd')).toContainText(
    String(view!.dials.fuel!.value),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Fuel: / })).toBeFocused();
});
