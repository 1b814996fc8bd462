// Runs before anything is shown: a script of the old kind, which stands in the page.
// The page comes with its first screen written into it, for somebody who is new here: anyone who has
// chosen another light sees theirs from the start, and anyone who has chosen another language or has
// tables sees nothing until it is their own page. What is pressed before the client is there is
// done as soon as it is. What the client will ask for first is asked for now.
import { frameAt, nothing, optionsAt, standard, tablesAt, withKey, type Lang } from './api';
import { aheadOf } from './http';
import { pageAt } from './address';
import { keyFor } from './keys';

{
  const kept = (name: string) => localStorage.getItem(`ragtag:${name}`);
  const language = (kept('lang') ?? (/^es\b/i.test(navigator.language) ? 'es' : 'en')) as Lang;
  const shown = pageAt(location.pathname, location.hash);
  const key = shown.name === 'table' ? (shown.key ?? keyFor(shown.id)) : null;
  const wanted =
    shown.name === 'table'
      ? [frameAt(shown.id, nothing, language)]
      : shown.name === 'home'
        ? [optionsAt([], standard), tablesAt()]
        : [];
  globalThis.asked = Object.fromEntries(
    wanted.map((path) => [
      aheadOf(path, key),
      fetch(path, { headers: { Accept: 'application/json', ...withKey(key) } }),
    ]),
  );
  for (const answer of Object.values(globalThis.asked)) answer.catch(() => undefined); // told to who takes it

  const page = document.documentElement;
  const theme = kept('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;

  const text = kept('text');
  if (text) page.dataset.text = text;

  const known = kept('player') !== null || (kept('seats') ?? '[]') !== '[]';
  if (location.pathname !== '/' || language !== page.lang || known) page.dataset.waits = '';

  // The letters of a first visit come after the client, when somebody may have begun to read.
  if (!known) page.dataset.first = '';

  const early = new Map<HTMLElement, () => void>();
  const note = (event: Event) => {
    const at = event.target as HTMLElement;
    if (event.type === 'submit') {
      event.preventDefault();
      early.set(at, () => (at as HTMLFormElement).requestSubmit());
    } else if (event.type === 'click') {
      const button = at.closest<HTMLButtonElement>('button[type=button]');
      if (button) early.set(button, () => button.click());
      const fold = at.closest('summary')?.parentElement as HTMLDetailsElement | null | undefined;
      if (fold) {
        const open = !fold.open; // the press does it after this, and the client undoes it
        early.set(fold, () => {
          fold.open = open;
        });
      }
    } else if (at.matches('select, [type=radio], [type=checkbox]')) {
      const { value, checked } = at as HTMLInputElement;
      early.set(at, () => {
        Object.assign(at, { value, checked });
        at.dispatchEvent(new Event(event.type, { bubbles: true }));
      });
    }
  };
  const types = ['submit', 'click', 'change'];
  for (const type of types) addEventListener(type, note, true);

  addEventListener(
    'alive',
    () => {
      for (const type of types) removeEventListener(type, note, true);
      delete page.dataset.waits;
      setTimeout(() => {
        // both at once, and shown when they are here: those of the system are wider
        const letters = () =>
          Promise.allSettled(
            ['Source Sans 3 Variable', 'Archivo Narrow Variable'].map((name) =>
              document.fonts.load(`1em "${name}"`),
            ),
          ).then(() => {
            delete page.dataset.first;
            dispatchEvent(new Event('letters')); // what has measured the others measures again
          });
        if ('requestIdleCallback' in window) requestIdleCallback(() => void letters(), { timeout: 300 });
        else void letters();
      }, 1000);
      for (const again of early.values()) again();
    },
    { once: true },
  );
}
