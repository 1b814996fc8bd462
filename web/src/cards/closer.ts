// Text that is longer than what it lies on is set closer, in one way after the other, until all of it is in sight.
import type { Attachment } from 'svelte/attachments';

/** Whether something has more to show than it has room for. */
const isOver = (text: Element): boolean => text.scrollHeight > text.clientHeight + 1;

/**
 * Gives something the classes that set the text in it closer, as many as it takes, whatever size either takes. Text that is
 * longer even so gets the class `cut` and ends `--end` below its top, if `end` says where.
 */
export const closer =
  (
    ways: readonly string[],
    textOf: (box: HTMLElement) => HTMLElement,
    end?: (text: HTMLElement) => number,
  ): Attachment<HTMLElement> =>
  (box) => {
    const text = textOf(box);
    const observer = new ResizeObserver(() => {
      box.classList.remove('cut', ...ways);
      for (const way of ways) if (isOver(text)) box.classList.add(way);
      if (!end || !isOver(text)) return;
      box.classList.add('cut');
      box.style.setProperty('--end', `${end(text)}px`);
    });
    for (const part of [box, ...text.children]) observer.observe(part);
    return () => observer.disconnect();
  };
