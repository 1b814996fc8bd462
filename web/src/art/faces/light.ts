// One map of light for all heads: the lamp is high on the left, the far half is in warm shade, with one lit
// patch below the eye.
import { eyes } from './eyes';
import { heads } from './heads';
import { dot, fill, line, path, skins, tones } from './pen';
import type { Eyes, Mouth, Nose, Recipe, Tones } from './recipe';

/** What the light falls on. */
export interface Features {
  tones: Tones;
  eyes: Eyes;
  nose: Nose;
  mouth: Mouth;
}

export function tonesOf({ skin, hair }: Recipe): Tones {
  const [lit, half, dark, deep, blush] = skins[skin];
  const [shade, shine] = tones[hair];
  return { lit, half, dark, deep, blush, hair: shade, shine };
}

function featuresOf(r: Recipe): Features {
  const w = r.woman;
  return {
    tones: tonesOf(r),
    eyes: {
      w: 8.6, o: w ? 3.7 : 3, s: w ? 1 : 0, lid: 0.25, bag: 0, deep: w ? 0.35 : 0.55,
      iris: '#2a1a12', dx: 15, y: 91, lash: w ? 2.4 : 0.6, ...r.eyes,
    }, // prettier-ignore
    nose: { l: 115, w: 7.5, h: 0, ...r.nose },
    mouth: { y: w ? 131 : 132, w: w ? 13 : 14, c: 0, f: w ? 1 : 0.55, open: 0, x: 0, k: 0, ...r.mouth },
  };
}

/** The dark half takes its colours from the page, if that says so: a Cylon that is shown. */
const half = (colour: string): string => `var(--face-dark, ${colour})`;

/** The head of a person, without hair. */
export function head(r: Recipe, id: string): string {
  const f = featuresOf(r);
  const outline = heads[r.head];
  const inside = turned(r, f) + shade(f) + eyes(r, f) + nose(f) + (r.stubble ? stubble(r.stubble, f) : '');
  return (
    neck(f.tones) +
    ears(r.head, f.tones) +
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>` +
    fill(outline, f.tones.lit) +
    `<g clip-path="url(#${id})">${inside}${r.beard?.(f.tones) ?? ''}${mouth(r, f)}${years(r, f)}</g>`
  );
}

const neck = (t: Tones): string =>
  fill('M80 126 C80 150 78 160 70 172 L130 172 C122 160 120 150 120 126Z', t.half) +
  fill('M82 138 C94 158 112 154 121 134 L122 154 L130 172 H94 C100 164 92 152 82 138Z', half(t.dark));

function ears(shape: string, t: Tones): string {
  const in_ = shape === 'round' || shape === 'broad' ? -3 : shape === 'lean' || shape === 'long' ? 2 : 0;
  const near = path`M${66 + in_} 86 C${57 + in_} 80 ${56 + in_} 94 ${60 + in_} 104 C${62 + in_} 110 ${66 + in_} 110 ${68 + in_} 106Z`;
  const far = path`M${134 - in_} 86 C${143 - in_} 80 ${144 - in_} 94 ${140 - in_} 104 C${138 - in_} 110 ${134 - in_} 110 ${132 - in_} 106Z`;
  const shell = path`M${61 + in_} 91 C${59 + in_} 95 ${61 + in_} 100 ${64 + in_} 103`;
  return fill(near, t.half) + fill(far, half(t.dark)) + line(shell, t.dark, 1.4);
}

/** How the lit side turns away; a hollow cheek. */
function turned({ cheek = 0 }: Recipe, { tones: t }: Features): string {
  const hollow = 'M66 104 C74 108 82 116 84 128 C82 136 84 142 90 150 L66 140Z';
  return (
    fill('M58 40 H73 C67 62 67 80 70 96 C70 114 78 132 92 152 H58Z', t.half, 'fill-opacity=".6"') +
    (cheek < 0 ? fill(hollow, t.half, `fill-opacity="${-cheek}"`) : '')
  );
}

/** The dark half: one line of half tone, warm shade, and the lit patch below the eye. */
function shade({ tones: t, eyes: e, nose: n, mouth: m }: Features): string {
  const ridge = 97 - n.h * 0.3;
  const tip = 93.5 - n.h * 0.4;
  const edge = path`M103 34 C99 54 101 68 ${101 + n.h * 0.2} 80 C${97.5 - n.h} 88 ${ridge - n.h} 96 ${ridge} ${n.l - 9} C${tip - 1} ${n.l - 4} ${tip} ${n.l + 1} ${tip + 5} ${n.l + 2} C104 ${n.l + 3} 103 ${m.y - 9} 101 ${m.y - 6} C103 ${m.y} 101 ${m.y + 6} 100 ${m.y + 9} C101 146 99 150 97 156 H146 V34Z`;
  const far = path`M113 34 C107 54 112 68 109 80 C104 88 106 100 107.5 ${n.l - 6} C109 ${n.l} 108 ${n.l + 4} 103 ${n.l + 4} C109 ${m.y - 9} 110 ${m.y - 4} 108 ${m.y} C110 ${m.y + 8} 108 146 103 157 H146 V34Z`;
  const patch = path`M110 ${e.y + 9} C116 ${e.y + 9} 122 ${e.y + 8} 127 ${e.y + 6} C127 ${e.y + 15} 122 ${e.y + 22} 117 ${e.y + 26} C113 ${e.y + 21} 111 ${e.y + 15} 110 ${e.y + 9}Z`;
  return (
    fill(edge, t.half) +
    fill(far, half(t.dark)) +
    fill('M134 56 C130 84 132 116 112 154 H146 V50Z', t.deep, 'fill-opacity=".45"') +
    fill(patch, t.half, 'fill-opacity=".85"')
  );
}

/** Ridge, wings and base. */
function nose({ tones: t, eyes: e, nose: n }: Features): string {
  const ridge = 97 - n.h * 0.3;
  const down = path`M${100.5 - n.h * 0.4} ${e.y - 3} C${98.5 - n.h} ${e.y + 5} ${ridge - n.h * 0.6} ${n.l - 14} ${ridge - 1} ${n.l - 8}`;
  const base = path`M${99 - n.w} ${n.l + 0.6} C${98 - n.w} ${n.l - 5} ${100 - n.w * 0.4} ${n.l - 4} 98 ${n.l + 1} C101 ${n.l + 2} ${101 + n.w * 0.5} ${n.l - 4} ${100 + n.w} ${n.l} C${99 + n.w * 0.6} ${n.l + 4.6} ${100 - n.w * 0.5} ${n.l + 4.6} ${99 - n.w} ${n.l + 0.6}Z`;
  const wing = path`M${98.6 - n.w} ${n.l + 0.4} C${97 - n.w} ${n.l - 4} ${99.5 - n.w} ${n.l - 6} ${101 - n.w} ${n.l - 6.4}`;
  return (
    line(down, t.dark, 1.3, 'stroke-opacity=".5"') +
    fill(base, t.dark) +
    line(wing, t.dark, 1.4, 'stroke-opacity=".7"')
  );
}

const stubble = (how: number, { tones: t }: Features): string =>
  fill(
    'M64 106 C70 128 78 131 87 125 C95 122 105 122 113 125 C121 131 130 128 136 106 L140 160 H60Z',
    t.hair,
    `fill-opacity="${how}"`,
  );

/** The line follows the mood; the lower lip takes light. */
function mouth(r: Recipe, { tones: t, mouth: m }: Features): string {
  const { y, c } = m;
  const [left, right, mid] = [100 - m.w + m.x, 99 + m.w + m.x, y + c * 0.75];
  const lips = path`M${left + 1} ${y - c} C${left + 6} ${mid - 2 - 2.4 * m.f} ${97 + m.x} ${mid - 3.2 * m.f - 1} ${100 + m.x} ${mid - 2 * m.f - 0.6} C${103 + m.x} ${mid - 3.2 * m.f - 1} ${right - 6} ${mid - 2 - 2.4 * m.f} ${right - 1} ${y - c} C${right - 5} ${mid + 2 + 4.6 * m.f} ${left + 5} ${mid + 2 + 4.6 * m.f} ${left + 1} ${y - c}Z`;
  const teeth = path`M${left + 2} ${y - c} C${left + 7} ${mid} ${right - 7} ${mid} ${right - 2} ${y - c} C${right - 6} ${mid + m.open} ${left + 6} ${mid + m.open} ${left + 2} ${y - c}Z`;
  const closed = path`M${left} ${y - c} C${left + 6} ${mid + 0.6} ${right - 6} ${mid + 0.6} ${right} ${y - c - m.k}`;
  const fold = path`M${left - 2} ${y - c - 3} C${left - 4} ${y - c} ${left - 3.6} ${y - c + 3} ${left - 2} ${y - c + 5}`;
  return (
    fill(lips, r.lip ?? (r.woman ? '#9c4638' : t.blush), r.woman ? '' : 'fill-opacity=".6"') +
    (m.open ? fill(teeth, '#f3e9dc') : '') +
    line(closed, t.deep, r.woman ? 1.8 : 2.4) +
    line(path`M94 ${y + 3.4 + c * 0.6} h6`, t.lit, 1.3, 'stroke-opacity=".45"') +
    line(
      path`M93 ${y + 9.5} C97 ${y + 11} 102 ${y + 11} 105 ${y + 9.5}`,
      t.dark,
      1.6,
      'stroke-opacity=".6"',
    ) +
    (c > 1 ? line(fold, t.dark, 1.4, 'stroke-opacity=".6"') : '') +
    (r.cleft ? line('M99 143 V148', t.dark, 2, 'stroke-opacity=".7"') : '') +
    (r.mole ? dot(82, y - 8, 1.5, t.deep) : '')
  );
}

/** Lines of age: light ones on a woman's face, which the lamp would make hard. */
function years(r: Recipe, { tones: t, eyes: e, nose: n, mouth: m }: Features): string {
  if (!r.age) return '';
  const near = 100 - e.dx;
  const under = path`M${near - e.w} ${e.y + 6} C${near - 4} ${e.y + 9} ${near + 4} ${e.y + 9} ${near + e.w} ${e.y + 6}`;
  const fold = path`M${94 - n.w} ${n.l + 1} C${91 - n.w} ${n.l + 7} ${m.x + 84} ${m.y - 7} ${m.x + 82.6} ${m.y - 1}`;
  const first = r.woman
    ? line(under, t.half, 1.2, 'stroke-opacity=".7"') + line(fold, t.half, 1.3, 'stroke-opacity=".8"')
    : line(under, t.dark, 1.3, 'stroke-opacity=".55"') + line(fold, t.dark, 1.5, 'stroke-opacity=".55"');
  if (r.age < 2) return first;
  const corner = path`M${near - e.w - 4} ${e.y} l-4 -2.4M${near - e.w - 4} ${e.y + 2.6} l-4.4 1`;
  return (
    first +
    line('M76 64 C84 60.6 94 60.6 104 62.6M78 55 C86 52.4 96 52.4 104 54', t.half, 1.6) +
    line(corner, t.dark, 1.2, 'stroke-opacity=".8"') +
    line('M72 114 C74 122 77 128 80 132', t.dark, 1.4, 'stroke-opacity=".4"') +
    line('M98.6 76 L97.6 82', t.dark, 1.4, 'stroke-opacity=".6"')
  );
}
