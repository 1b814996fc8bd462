// Enter confirms what a pointer has chosen. On something that the keyboard leads to, Enter presses it as always.
import type { Session } from '../table/session.svelte';

/** The keys by which somebody goes about without a pointer. */
const going = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Listens in a window for as long as a question may be answered. */
export function confirmByEnter(session: Session): () => void {
  let pointed = false;
  const down = () => (pointed = true);
  const key = (event: KeyboardEvent) => {
    if (going.has(event.key)) pointed = false;
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return;
    const on = event.target as HTMLElement;
    const free = on === document.body || on.id === 'decision';
    const chosen = pointed && on.closest('[aria-pressed="true"]') !== null;
    if (session.sheet || !session.ready || !(free || chosen)) return;
    event.preventDefault();
    void session.confirm();
  };
  addEventListener('pointerdown', down, true);
  addEventListener('keydown', key);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('keydown', key);
  };
}
