// What comes in tasks shows for a moment the board of one frame and the question of another.
import { render, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { framesIn } from '../../fixtures/frames';
import words from '../../fixtures/wording.json';
import { language } from '../../src/i18n/index.svelte';
import { Session } from '../../src/table/session.svelte';
import Table from '../../src/table/Table.svelte';
import './whole';

it('shows every board with the question of every other', async () => {
  await language.set('en');
  const frames = Object.values(framesIn('en')).filter((f) => f.view && f.seat >= 0);
  expect(frames.length).toBeGreaterThan(8);
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/wording')
      ? Promise.resolve(Response.json({ components: words.en, windows: {} }))
      : /stream|chronicle/.test(path)
        ? new Promise(() => undefined)
        : Promise.resolve(Response.json(frames[0])),
  );
  const take = vi.spyOn(Session.prototype, 'take');
  render(Table, { id: 'action', key: 'secret' });
  await waitFor(() => expect(document.querySelector('.whole')).not.toBeNull());
  const session = take.mock.contexts[0] as Session;

  const tasks: (() => void)[] = [];
  vi.stubGlobal('scheduler', {
    postTask: (go: () => void, more?: object) => more ?? void tasks.push(go),
  });
  let seq = 100;
  const come = (next: (typeof frames)[0]) => {
    const [before, n] = [session.ask, ++seq];
    session.take(
      { ...next, seq: n, log: [], ...(next.ask && { ask: { ...next.ask, ask: n } }) },
      false,
      true,
    );
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      expect(session.ask).toBe(before);
      task();
      flushSync();
    }
    expect(session.ask?.ask).toBe(next.ask && n);
    expect(document.getElementById('decision')!.dataset.ask).toBe(next.ask && `${n}`);
  };
  for (const one of frames)
    for (const other of frames) {
      come(one);
      come(other);
    }
});
