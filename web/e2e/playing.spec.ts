// What a person does at a table beside answering: taking back, ordering, talking.
import { arrive, people } from './arrive';
import { chance } from './player';
import { expect, test } from './program';

test('an answer from which nobody has learned anything is taken back', async ({ page, address, faults }) => {
  const { at } = await arrive(address, people(['Nuria', '', '']), chance(4), (f) => f.undo !== undefined);
  await page.goto(at.page(0));
  const tray = page.locator('#decision');
  const undo = page.getByRole('button', { name: 'Take back your last answer' });
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
  const undo = page.getByRole('button', { name: 'Take back your last answer' });
  await expect(undo).toBeVisible();
  const { undo: back } = await at.frame(0);
  expect(await at.call(0, '/undo', back)).toBe(204);
  await undo.click();
  await expect(page.getByRole('alert')).toHaveText(
    'It cannot be taken back any more: somebody has learned something since.',
  );
});
