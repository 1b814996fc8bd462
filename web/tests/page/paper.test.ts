import { render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { book } from '../../src/cards/book.svelte';
import Paper from '../../src/cards/Paper.svelte';

afterEach(() => vi.unstubAllGlobals());

it('lines that come after their card are looked at: do they fit?', async () => {
  const watched = new Set<Element>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      own = new Set<Element>();
      observe(element: Element) {
        this.own.add(element);
        watched.add(element);
      }
      disconnect() {
        for (const element of this.own) watched.delete(element);
      }
    },
  );
  let answer: (wording: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  book.load('none-of-these', 3);
  const { container } = render(Paper, { id: 'skill/repair-1' });
  const lines = () => [...container.querySelectorAll('.line')];
  expect(lines()).toHaveLength(0);
  expect(watched.size).toBeGreaterThan(0);

  const card = { name: 'Repair', text: 'Repairs much.\nOr less.' };
  answer(Response.json({ components: { 'skill/repair-1': card } }));
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  for (const line of lines()) expect(watched).toContain(line);
});

it('type and strength are what the server says, whatever the id looks like', async () => {
  const card = { name: 'Odd', text: '', skill: 'tactics', strength: 4 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ components: { 'skill/odd-1': card } })));
  book.load('none-of-these', 4);
  const { container } = render(Paper, { id: 'skill/odd-1' });
  const shown = () => container.querySelector('.strength')?.textContent;
  expect(shown()).toBe('');
  await vi.waitFor(() => expect(shown()).toBe('4'));
  expect(container.querySelector('.skill-tactics')).not.toBeNull();
});
