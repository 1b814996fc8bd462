// How wide words are in the letters that the page has at the moment. They are measured on a
// canvas of their own: that lets nobody lay out the page.

/** The faces of the style sheet. */
export type Face = 'condensed' | 'sans';

/** About how wide a letter is, in parts of its size, where nothing can be measured. */
const about: Record<Face, number> = { condensed: 0.45, sans: 0.47 };

const pen = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null;
let families: Partial<Record<Face, string>> = {};
let widths: Record<string, number> = {};
let letters = $state(0);

// Those of the program come after the client (first.ts), and then everything is measured anew.
if (pen) {
  const anew = () => {
    families = {};
    widths = {};
    letters++;
  };
  document.fonts.addEventListener('loadingdone', anew);
  addEventListener('letters', anew);
}

const familyOf = (face: Face): string =>
  (families[face] ??= getComputedStyle(document.documentElement).getPropertyValue(`--${face}`));

/** The width of a line of text. */
export function widthOf(line: string, size: number, weight = 560, face: Face = 'condensed'): number {
  void letters;
  if (!pen) return line.length * size * about[face];
  const key = `${face} ${weight} ${line}`;
  let width = widths[key];
  if (width === undefined) {
    pen.font = `${weight} 100px ${familyOf(face)}`;
    width = widths[key] = pen.measureText(line).width / 100;
  }
  return width * size;
}

/** The width to squeeze a line into, if it would be wider than that; none is ever stretched. */
export const squeezed = (line: string, width: number, size: number, weight?: number): number | undefined =>
  widthOf(line, size, weight) > width ? width : undefined;

/** How much smaller letters are, at least, before a line is squeezed. */
const smaller = 0.93;

/** The size of letters in which lines fit a width, or the least that there is: small ones are read more easily than squeezed ones. */
export function sizeIn(lines: string[], width: number, size: number, weight?: number): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, size, weight)));
  return size * Math.min(1, Math.max(smaller, width / widest));
}

/** A name in one line if it is no wider than that, else in the two that are most alike. */
export function twoLines(name: string, width: number, size: number, weight?: number): string[] {
  if (widthOf(name, size, weight) <= width) return [name];
  const words = name.split(' ');
  let best: string[] = [name];
  let least = Infinity;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = Math.max(...lines.map((l) => widthOf(l, size, weight)));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}

/** Text in lines no wider than that. */
export function wrapped(text: string, width: number, size: number): string[] {
  const space = widthOf(' ', size, 400, 'sans');
  const lines: string[] = [];
  let left = 0;
  for (const word of text.split(' ')) {
    const w = widthOf(word, size, 400, 'sans');
    if (lines.length === 0 || space + w > left) {
      lines.push(word);
      left = width - w;
    } else {
      lines.push(`${lines.pop()!} ${word}`);
      left -= space + w;
    }
  }
  return lines;
}
