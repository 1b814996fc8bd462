// How wide words are in the letters that the page has at the moment. They are measured on a
// canvas of their own: that lets nobody lay out the page.
import { leadOf } from '../cards/lead';

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

/** A line of a text; `lead` is what it begins with in bold. */
export interface Line {
  lead: string;
  text: string;
}

/** How heavy a lead is. */
const leadWeight = 640;

/** Text in lines no wider than that: where it begins a new line, so it does here, and what stands before a colon leads. */
export function wrapped(text: string, width: number, size: number): Line[] {
  const space = widthOf(' ', size, 400, 'sans');
  return text.split('\n').flatMap((paragraph) => {
    const lines: Line[] = [];
    const begin = leadOf(paragraph);
    let lead = begin ? begin.split(' ').length : 0;
    let left = 0;
    for (const word of paragraph.split(' ')) {
      const w = widthOf(word, size, lead > 0 ? leadWeight : 400, 'sans');
      if (lines.length === 0 || space + w > left) {
        lines.push({ lead: '', text: '' });
        left = width + space;
      }
      const line = lines.at(-1)!;
      const part = lead-- > 0 ? 'lead' : 'text';
      line[part] += line.lead || line.text ? ` ${word}` : word;
      left -= space + w;
    }
    return lines;
  });
}

/** The first of some lines, with dots at the end if there are more. */
export function cut(lines: Line[], n: number): Line[] {
  if (lines.length <= n) return lines;
  if (n < 1) return [];
  const { lead, text } = lines[n - 1]!;
  const end = /[.,;:]$/.test(text) ? /.$/ : / \S+$/; // the dots replace something
  return [...lines.slice(0, n - 1), { lead, text: `${text.replace(end, '')}…` }];
}
