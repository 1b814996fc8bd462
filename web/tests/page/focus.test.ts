import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '../../src/focus';

const at = (id: string) => document.getElementById(id)!;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <section id="log" tabindex="0"><p id="line"><button id="name">Nuria</button></p></section>
      <section id="digest"><button id="away">Close</button></section>
      <section id="decision" tabindex="-1"><p><button id="more">More</button><button id="less">Less</button></p></section>
    </main>`;
});

it('goes to what it was in, when what has it is taken away', async () => {
  at('name').focus();
  at('line').remove();
  await settled();
  expect(document.activeElement).toBe(at('log'));
});

it('goes to the decision, when nothing around can have it', async () => {
  at('away').focus();
  at('digest').remove();
  await settled();
  expect(document.activeElement).toBe(at('decision'));
});

it('goes to what is beside, when it cannot be pressed any more', async () => {
  at('less').focus();
  (at('less') as HTMLButtonElement).disabled = true;
  await settled();
  expect(document.activeElement).toBe(at('more'));
});

it('stays where it was put meanwhile', async () => {
  at('name').focus();
  at('line').remove();
  at('more').focus();
  await settled();
  expect(document.activeElement).toBe(at('more'));
});

it('is not taken by whoever has left it', async () => {
  at('name').focus();
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  at('line').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
