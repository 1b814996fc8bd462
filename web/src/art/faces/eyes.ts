// Eyes and brows: the near one in the light, the far one in the shade, which still looks at you.
import type { Features } from './light';
import { dot, fill, ink, line, path, round } from './pen';
import type { Brows, Recipe } from './recipe';

export function eyes(r: Recipe, f: Features): string {
  const { tones: t, eyes: e } = f;
  const [near, far] = [100 - e.dx, 99 + e.dx];
  const cheek = Math.max(r.cheek ?? 0, 0);
  const size = `rx="${round(11 + cheek * 3)}" ry="${round(8 + cheek * 2)}"`;
  return (
    `<ellipse cx="77" cy="109" ${size} fill="${t.blush}" fill-opacity="${r.woman ? 0.19 : 0.13}"/>` +
    sockets(f, near, far) +
    eye(f, near, 1) +
    eye(f, far, -1) +
    dot(far - 1.2, e.y - 0.8, 0.8, t.lit) +
    (e.bag ? line(bag(f, near), t.dark, 1.4, 'stroke-opacity=".6"') : '') +
    brows(r, f, near, far)
  );
}

function sockets({ tones: t, eyes: e }: Features, near: number, far: number): string {
  const { y, w, deep } = e;
  const one = path`M${near - w - 3} ${y - 4} C${near - 5} ${y - 9} ${near + 6} ${y - 9} ${near + w + 4} ${y - 4} L${near + w + 3} ${y + 1} C${near + 5} ${y + 4 + deep * 4} ${near - 6} ${y + 4 + deep * 3} ${near - w - 2} ${y + 2}Z`;
  const other = path`M${far - w - 4} ${y - 5} C${far - 5} ${y - 9} ${far + 6} ${y - 9} ${far + w + 3} ${y - 4} L${far + w + 2} ${y + 3} C${far + 5} ${y + 7} ${far - 6} ${y + 7} ${far - w - 3} ${y + 2}Z`;
  return (
    fill(one, deep > 0.7 ? t.dark : t.half, `fill-opacity="${round(0.45 + deep * 0.5)}"`) +
    fill(other, t.deep, `fill-opacity="${round(0.5 + deep * 0.4)}"`)
  );
}

/** An eye around c; d is 1 for the near one. */
function eye({ tones: t, eyes: e }: Features, c: number, d: 1 | -1): string {
  const lit = d === 1;
  const [ox, ix, oy, iy] = [c - d * e.w, c + d * e.w, e.y - e.s, e.y + e.s * 0.5 + 0.4];
  const [up, low] = [e.y - e.o * 2, e.y + e.o * 1.5];
  const lid = up + e.lid * e.o * 2.4;
  const white = path`M${ox} ${oy} C${c - d * 4} ${up} ${c + d * 4} ${up} ${ix} ${iy} C${c + d * 4} ${low} ${c - d * 4} ${low} ${ox} ${oy}Z`;
  const cover = path`M${ox - d} ${oy} C${c - d * 4} ${up - 1.6} ${c + d * 4} ${up - 1.6} ${ix} ${iy} C${c + d * 4} ${lid} ${c - d * 4} ${lid} ${ox} ${oy}Z`;
  const long = e.lash > 1;
  const lash = path`M${ox - d * e.lash} ${oy - (long ? 1 : 0)} C${c - d * 4} ${lid - 0.6} ${c + d * 4} ${lid - 0.6} ${ix} ${iy}`;
  return (
    fill(white, lit ? '#f4e8da' : t.half) +
    dot(c + d * 0.3, e.y - 0.2, Math.min(3.5, e.o * 1.04), e.iris, lit ? '' : 'fill-opacity=".8"') +
    line(path`M${c + d * 0.3} ${e.y - 0.2}h.01`, ink, 3) +
    (lit ? dot(c - 1, e.y - 1, 1.05, '#fff') : '') +
    fill(cover, lit ? t.half : t.dark) +
    line(lash, ink, long ? 1.5 + e.lash / 3 : 1.7)
  );
}

const bag = ({ eyes: { w, y } }: Features, c: number): string =>
  path`M${c - w + 1} ${y + 4.6} C${c - 3} ${y + 8} ${c + 5} ${y + 8} ${c + w} ${y + 4}`;

/** Thick by the nose, thin outside. */
function brows(r: Recipe, { tones: t, eyes: e }: Features, near: number, far: number): string {
  const b: Brows = { w: 4, t: 0, a: 3, y: e.y - 9.5, x: 0, ...r.brows };
  const one = (c: number, d: 1 | -1) => {
    const [ix, ox] = [c + d * (e.w + 2.5 + b.x), c - d * (e.w + 4)];
    const [iy, oy, top] = [b.y + 1.6 + b.t * 1.5, b.y + 2.6 - b.t, b.y - b.a];
    return path`M${ix} ${iy + b.w * 0.42} L${ix + d * 0.6} ${iy - b.w * 0.5} C${c + d * 2} ${top - b.w * 0.4} ${c - d * 6} ${top - b.w * 0.35} ${ox} ${oy} C${c - d * 6} ${top + b.w * 0.55} ${c + d * 2} ${top + b.w * 0.6} ${ix} ${iy + b.w * 0.42}Z`;
  };
  return fill(one(near, 1), t.hair) + fill(one(far, -1), t.hair);
}
