import { expect, it, vi } from 'vitest';
import { book } from '../../src/cards/book.svelte';
import { language } from '../../src/i18n/index.svelte';

it('calls the Loyalty card of somebody else what it is of theirs, not what it says to its holder', async () => {
  const components = {
    'loyalty/cylon-brig': { name: 'You Are a Cylon (Brig)', type: 'cylon', text: '', set: 'base' },
    'loyalty/not-a-cylon-base': { name: 'You Are Not a Cylon', type: 'not-a-cylon', text: '', set: 'base' },
    'loyalty/selfish': { name: 'Personal Goal: Selfish', type: 'personal-goal', text: '', set: 'base' },
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ components, windows: {} })));
  await language.set('en');
  await language.rest();
  book.load('another', 3);
  await vi.waitFor(() => expect(book.ofAnother('loyalty/cylon-brig')).toBe('Cylon card'));
  expect(book.ofAnother('loyalty/not-a-cylon-base')).toBe('“Not a Cylon”');
  expect(book.ofAnother('loyalty/selfish')).toBe('Personal Goal: Selfish');
});
