// The faces of all characters. Each is drawn once into the page and used wherever it is shown.
import { base } from './base';
import { bust, out } from './bust';
import { daybreak } from './daybreak';
import { exodus } from './exodus';
import { pegasus } from './pegasus';
import type { Recipe } from './recipe';

/** By the ids of characters. */
export const recipes: Record<string, Recipe> = { ...base, ...pegasus, ...exodus, ...daybreak };

const space = 'http://www.w3.org/2000/svg';
let sheet: SVGSVGElement | undefined;
const drawn = new Set<string>();

/** The id of a drawing in the page, or nothing for somebody of whom there is none. */
export function drawing(character: string, lampOut = false): string | undefined {
  const recipe = recipes[character];
  if (!recipe) return undefined;
  const id = `face-${character}${lampOut ? '-out' : ''}`;
  if (!drawn.has(id)) {
    drawn.add(id);
    sheet ??= newSheet();
    const g = document.createElementNS(space, 'g');
    g.id = id;
    g.innerHTML = lampOut ? out(recipe) : bust(recipe, character);
    sheet.append(g);
  }
  return id;
}

/** Out of sight, but not without a box: what is drawn from it keeps its clips. */
function newSheet(): SVGSVGElement {
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('class', 'faces');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
  return svg;
}
