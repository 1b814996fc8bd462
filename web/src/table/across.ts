// Where a list begins in the middle of a line: what is left of the line is covered, so that the first that is seen is whole.

/** From where to where something is, from above. */
export interface Span {
  top: number;
  bottom: number;
}

/** How far below an edge the lines reach that lie across it. Letters reach a little over their line. */
export const across = (edge: number, lines: readonly Span[]): number =>
  Math.max(0, ...lines.filter((l) => l.top < edge - 2 && l.bottom > edge + 2).map((l) => l.bottom - edge));

/** What lies over the beginning of a list: how high it is, and whether it lies over the heading that goes, too. */
export interface Cover {
  height: number;
  over: boolean;
}

/** What a list needs over its beginning, whose headings stay at its top and are pushed out by the next. */
export function coverOf(box: Element): Cover {
  const { top } = box.getBoundingClientRect();
  const heads = [...box.querySelectorAll('h3')].map((h) => h.getBoundingClientRect());
  const head = heads.findLast((h) => h.top <= top + 1 && h.bottom > top);
  const over = head !== undefined && head.top < top - 1;
  const edge = Math.ceil(head?.bottom ?? top);
  const lines = [...box.querySelectorAll('.text')].flatMap((text) => {
    const { top, bottom } = text.getBoundingClientRect();
    if (top >= edge || bottom <= edge) return [];
    const words = document.createRange();
    words.selectNodeContents(text);
    return [...words.getClientRects()];
  });
  const height = across(edge, lines);
  return { height: height > 0 || over ? edge - top + height : 0, over };
}
