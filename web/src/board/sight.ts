// Where the board is looked at, where it is higher than the room there is for it.
import type { Layout } from './layout';
import type { PlateRect } from './plates';
import type { Placed } from './ships';

/** From where to where something lies, from the top. */
export interface Span {
  from: number;
  to: number;
}

/** What is left free around something that is scrolled to: there the board fades where there is more of it. */
const margin = 30;

/** Where to scroll to, so that most of what counts is in sight, and one's own place, as near as possible to what is in sight now. */
export function sightFrom(things: readonly Span[], own: Span | undefined, now: Span): number {
  const all = things.length > 0 ? things : own ? [own] : [];
  const high = now.to - now.from;
  const worth = (from: number): number => {
    const seen = (s: Span) =>
      Math.min(s.to, from + high) - Math.max(s.from, from) >= Math.min(s.to - s.from, high - 2 * margin);
    return 2 * all.filter(seen).length + +(own !== undefined && seen(own));
  };
  const spans = own ? [...all, own] : all;
  const ways = spans
    .flatMap(({ from, to }) => [from - margin, to + margin - high])
    .map((y) => Math.max(0, y));
  return ways.reduce((best, y) => {
    const better = worth(y) - worth(best) || Math.abs(best - now.from) - Math.abs(y - now.from);
    return better > 0 ? y : best;
  }, now.from);
}

/** Where everything that can be chosen on the board lies on it. */
export function spotsOn(
  layout: Layout,
  ships: readonly Placed[],
  people: readonly PlateRect[],
): [string, Span][] {
  const span = (spot: string, { y, h }: { y: number; h: number }): [string, Span] => [
    spot,
    { from: y, to: y + h },
  ];
  return [
    ...Object.entries(layout.areas).map(([id, r]) => span(`area/${id}`, r)),
    ...Object.entries(layout.rooms).map(([id, r]) => span(id, r)),
    ...ships.map(({ item, y, h, scale }) => span(item.spot, { y: y - (h * scale) / 2, h: h * scale })),
    ...people.map((p) => span(`seat/${p.seat}`, p)),
    ...[0, 1, 2, 3, 4].map((n) => span(`boarding/${n}`, layout.boarding)),
    ...layout.docks.flatMap(({ board, rect, stacks, space }) => [
      span(`board/${board}`, { ...rect, h: 28 }),
      ...(stacks ? [span('stack/locked', stacks), span('stack/prepared', stacks)] : []),
      ...(space ? Object.keys(layout.areas).map((id) => span(`fleet/${id}`, space)) : []),
    ]),
  ];
}

/** Lets the board be scrolled to what counts; nothing is done if all of it is in sight. */
export function lookAt(
  board: SVGSVGElement,
  scale: number,
  things: readonly Span[],
  own: Span | undefined,
  glide: boolean,
): void {
  const scroller = board.closest('main');
  if (!scroller) return;
  const { scrollTop: from } = scroller;
  const begin = board.getBoundingClientRect().top - scroller.getBoundingClientRect().top + from;
  const here = (s: Span): Span => ({ from: begin + s.from * scale, to: begin + s.to * scale });
  const kept = scroller.querySelector<HTMLElement>('.kept')?.offsetHeight ?? 0; // lies over the board's lower end
  const now = { from, to: from + scroller.clientHeight - kept };
  const top = sightFrom(things.map(here), own && here(own), now);
  if (top !== from) scroller.scrollTo({ top, behavior: glide ? 'smooth' : 'instant' });
}

/**
 * Calls when the board is drawn, and again (`begun`) whenever the room that it is scrolled in changes, as when
 * the tray is drawn in or out; until somebody scrolls there. Returns what ends it.
 */
export function attend(board: SVGSVGElement, look: (begun: boolean) => void): () => void {
  const scroller = board.closest('main');
  let begun = false;
  const observer = new ResizeObserver(() => {
    look(begun);
    begun = true;
  });
  const end = () => observer.disconnect();
  if (scroller) observer.observe(scroller); // which it tells at once
  for (const by of ['wheel', 'touchmove', 'keydown'])
    scroller?.addEventListener(by, end, { once: true, passive: true });
  return end;
}
