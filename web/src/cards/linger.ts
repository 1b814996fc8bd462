// A press that rests reads what it lies on: a finger that stays, or the other button of a pointer.
import type { Attachment } from 'svelte/attachments';

/** Milliseconds after which a finger rests. */
const rests = 450;
/** Pixels by which it may tremble. */
const tremble = 8;

/** Calls `read` when something is pressed for long; the press itself then does nothing. */
export const linger =
  (read: () => void): Attachment<HTMLElement> =>
  (e) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | undefined;
    let taken = false;
    const end = () => clearTimeout(timer);
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      act: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => {
      e.addEventListener(name, act, { capture });
      return () => e.removeEventListener(name, act, { capture });
    };
    const off = [
      on('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
        taken = false;
        if (pointerType === 'mouse') return;
        from = { x, y };
        timer = setTimeout(() => ((taken = true), read()), rests);
      }),
      on('pointermove', ({ clientX, clientY }) => {
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > tremble) end();
      }),
      on('pointerup', end),
      on('pointercancel', end),
      on('contextmenu', (event) => {
        event.preventDefault();
        end();
        if (!taken) read();
        taken = true;
      }),
      on(
        'click',
        (event) => {
          if (!taken) return;
          taken = false;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      ),
    ];
    return () => {
      end();
      for (const go of off) go();
    };
  };
