// The focus is never lost: when what has it goes away, or cannot be pressed any
// more, it goes to the nearest thing around it that can have it. Anyone who plays
// by keyboard or by ear goes on from there.

const pressable = 'button:not(:disabled), a[href]';

/** What takes the focus from something, given all that was around it, the innermost first. */
function heir(lost: Element, around: readonly Element[]): HTMLElement | null {
  const beside = lost.isConnected ? lost.parentElement?.querySelector(pressable) : null; // it is disabled
  const still = around.find((e) => e.isConnected && e.matches('[tabindex], dialog[open]'));
  const found = beside ?? still ?? document.getElementById('decision') ?? document.querySelector('main');
  return found as HTMLElement | null;
}

/** Keeps the focus in a page, from now on. */
export function keepFocus(): void {
  let lost: Element | undefined; // what had the focus last
  let around: readonly Element[] = [];

  document.addEventListener('focusin', ({ target }) => {
    lost = target as Element;
    around = [];
    for (let e = lost.parentElement; e; e = e.parentElement) around = [...around, e];
  });
  // a press elsewhere leaves it
  document.addEventListener('pointerdown', ({ target }) => {
    if (!lost?.contains(target as Node)) lost = undefined;
  });

  new MutationObserver(() => {
    if (!lost || (lost.isConnected && !lost.matches(':disabled'))) return;
    const now = document.activeElement;
    if (now && now !== document.body && now !== lost) return;
    const next = heir(lost, around);
    if (!next) return;
    if (!next.matches(`${pressable}, [tabindex], dialog[open]`)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}
