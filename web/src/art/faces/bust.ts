// A whole portrait: ground, rim of light, figure. 200 by 220; small ones show `42 26 116 128` of it.
import { bare } from './clothes';
import { ground } from './grounds';
import { hairs } from './hair';
import { heads } from './heads';
import { head, tonesOf } from './light';
import { fill } from './pen';
import type { Recipe } from './recipe';

/** The outline of a piece is its first shape. */
const outline = (piece = ''): string => /<path d="([^"]+)"/.exec(piece)?.[1] ?? '';

const cut = (r: Recipe) => {
  const { hair, shine } = tonesOf(r);
  return hairs[r.cut](hair, shine);
};

function silhouette(r: Recipe): string {
  const { back, front } = cut(r);
  return [outline(back), outline(front), heads[r.head], outline(r.clothes)].join('');
}

/** The whole figure once more on its far side, in the cold light of the screens; or in the colour that the page sets. */
const rim = (r: Recipe, more = ''): string =>
  fill(silhouette(r), `var(--face-rim, ${r.rim ?? '#86c3d1'})`, `transform="translate(3.2 -.8)"${more}`);

/** Somebody under the lamp. The name is for what the drawing refers to within itself. */
export function bust(r: Recipe, name: string): string {
  const { back = '', front } = cut(r);
  return (
    ground(r.role, r.ground) +
    (r.behind ?? '') +
    rim(r, ' fill-opacity=".9"') +
    back +
    head(r, `clip-${name}`) +
    r.clothes.replaceAll(bare, tonesOf(r).half) +
    front +
    (r.before ?? '')
  );
}

/** Somebody whose lamp is out: the rim is left. */
export const out = (r: Recipe): string =>
  '<rect width="200" height="220" fill="#0b0f13"/>' +
  rim(r, ' fill-opacity=".75"') +
  fill(silhouette(r), '#11171d');
