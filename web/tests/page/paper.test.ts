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
  answer(Response.json({ components: { 'skill/repair': card } }));
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  for (const line of lines()) expect(watched).toContain(line);
});
