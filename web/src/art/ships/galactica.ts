// Galactica from above, her bow to the left: swelling flanks of ribbed plates, a necked head, two tapering pods. She is
// drawn by measures, since on the board she lies around her rooms.
import { disc, exhaust, fill, lamps, line, moved, ticks, times, type Stroke } from '../pen';

export interface Measures {
  /** How long the block is that her rooms lie in, and half of how high. */
  mid: number;
  half: number;
  /** How long the head is, with its neck. */
  bow: number;
  /** How far the flanks swell beyond the rooms, and what the pods take beyond that. */
  swell: number;
  pods: number;
  /** Whether the deck is drawn on which the rooms lie. */
  deck: boolean;
}

/** How she is drawn where she is small, without rooms. */
export const whole: Measures = { mid: 548, half: 88, bow: 138, swell: 38, pods: 74, deck: true };

export interface Drawn {
  strokes: Stroke[];
  width: number;
  height: number;
  /** Where the block of rooms begins, and her middle. */
  left: number;
  middle: number;
}

type Point = readonly [number, number];
const engines = 5;
const exact = (n: number) => +n.toFixed(1);

export function galactica({ mid, half: rh, bow, swell, pods, deck }: Measures): Drawn {
  const hh = rh + swell;
  const cy = hh + pods;
  const left = bow + 32;
  const right = left + mid;
  const stern = right + 26;
  const height = cy * 2;
  /** A way along points, above her middle (1) or below it (-1). */
  const way = (points: readonly Point[], side: 1 | -1) =>
    points.map(([x, y]) => `${exact(x)} ${exact(cy - side * y)}`).join('L');

  /** Half the height of a flank: it swells from the shoulder to a third of the length, then runs thin. */
  const flank = (x: number) => {
    const part = (x - left) / (right - left);
    const bend =
      part < 0.34
        ? Math.sin((Math.PI / 2) * (part / 0.34))
        : Math.cos((Math.PI / 2) * ((part - 0.34) / 0.66) * 0.92);
    return rh + 5 + (swell - 5) * Math.max(0, bend);
  };
  const step = deck ? 25 : 23;
  const plates = times(Math.floor((right - left - 14) / step), (i): Point => {
    const x = left + 8 + i * step;
    return [x, x + step - 5];
  });
  const head: Point[] = [
    [5, 15],
    [bow * 0.1, 28],
    [bow * 0.3, 44],
    [bow * 0.5, 57],
    [bow * 0.68, 66],
    [bow * 0.78, 64],
    [bow * 0.84, 50],
  ];
  const shoulder: Point[] = [
    [bow + 6, rh * 0.72],
    [bow + 18, rh * 0.92],
    [left + 4, rh + 4],
  ];
  const outline: Point[] = [
    ...head,
    [bow * 0.9, 46],
    [bow * 0.96, 50],
    ...shoulder,
    ...plates.flatMap(([a, b]): Point[] => [
      [a, flank(a) - 2.6],
      [a + 2, flank(a)],
      [b - 2, flank(b)],
      [b, flank(b) - 2.6],
    ]),
    [right - 2, rh + 3],
    [right + 10, rh - 1],
    [stern - 5, rh - 20],
    [stern, hh * 0.54],
  ];
  const hull = `M${way(outline, 1)}L${way([...outline].reverse(), -1)}Z`;
  const over = (strokes: Stroke[]) => [...strokes, ...moved([1, 0, 0, -1, 0, height], strokes)];
  const parts = { cy, rh, hh, bow, left, right, stern, flank, plates, head, shoulder, way };
  return {
    strokes: [
      ...nozzles(parts, true),
      ...over([...struts(left, right, pods), ...pod(left, right)]),
      ...nozzles(parts, false),
      fill(hull, 1),
      ...flanks(parts),
      ...headOf(parts),
      ...sternOf(parts),
      line(`M${way(outline, 1)}`, 5, 1.7),
      ...(deck ? deckOf(parts, mid) : []),
      ...podLights(left, right, height),
    ],
    width: stern + 78,
    height,
    left,
    middle: cy,
  };
}

interface Parts {
  cy: number;
  rh: number;
  hh: number;
  bow: number;
  left: number;
  right: number;
  stern: number;
  flank: (x: number) => number;
  plates: readonly Point[];
  head: readonly Point[];
  shoulder: readonly Point[];
  way: (points: readonly Point[], side: 1 | -1) => string;
}

const podOf = (left: number, right: number) => ({ from: left + 26, to: right - 36, long: right - left - 62 });

/** A flight pod above her: a blunt bay in front, a long swell, a cut stern. */
function pod(left: number, right: number): Stroke[] {
  const { from, to, long } = podOf(left, right);
  const belly = from + long * 0.42;
  const back =
    `M${from - 34} 38 L${from - 22} 26 C${from + 20} 13 ${belly - 60} 7 ${belly} 7 ` +
    `C${belly + 120} 7 ${to - 40} 10 ${to + 18} 17 L${to + 36} 27`;
  const ribs = Math.floor(long / 22);
  return [
    fill(`${back} V45 L${to + 22} 55 L${to - 6} 61 H${from + 20} L${from - 6} 56 L${from - 34} 47Z`, 1),
    fill(`${back} V31 H${from - 18} L${from - 34} 40Z`, 2),
    fill(
      `M${from + 10} 22 C${from + 60} 14 ${belly - 40} 12 ${belly} 12 ` +
        `C${belly + 110} 12 ${to - 40} 15 ${to + 14} 21 L${to + 4} 25 H${from + 4}Z`,
      3,
    ),
    fill(`M${from - 34} 38 L${from - 22} 27 L${from + 10} 25 V52 L${from - 8} 55 L${from - 34} 47Z`, 0),
    line(`M${from - 30} 39 L${from + 8} 35M${from - 30} 45H${from + 8}`, 3, 0.8),
    lamps(
      [31, 40, 49].map((y): Point => [from + 5, y]),
      1.3,
    ),
    line(times(ribs, (i) => `M${from + 30 + i * 22} 26V60`).join(''), 0, 1.5),
    line(times(ribs, (i) => `M${from + 19 + i * 22} 42V60`).join(''), 0, 0.8),
    fill(`M${from + 20} 57H${to}L${to + 22} 55L${to - 6} 61H${from + 20}Z`, 0, 0.6),
    line(back, 5, 1.5),
  ];
}

function podLights(left: number, right: number, height: number): Stroke[] {
  const { from, long } = podOf(left, right);
  return [
    lamps(
      times(9, (i): Point => [Math.trunc(from + 40 + (i * long) / 9.4), 34]),
      1.2,
    ),
    lamps(
      times(20, (i): Point => [Math.trunc(from + 50 + (i * (long - 60)) / 20), height - 13]),
      1.5,
    ),
  ];
}

/** What holds a pod. */
function struts(left: number, right: number, pods: number): Stroke[] {
  const { from, long } = podOf(left, right);
  const deep = pods + 16;
  return [0.16, 0.5, 0.84].flatMap((part) => {
    const x = Math.trunc(from + long * part - 23);
    return [
      fill(`M${x} 58 h46 l12 ${deep - 56} h-70z`, 1),
      fill(`M${x} 58 h46 l2 6 h-50z`, 0),
      line(`M${x + 10} 62v${deep - 60}M${x + 23} 62v${deep - 60}M${x + 36} 62v${deep - 60}`, 3),
    ];
  });
}

/** Her engines, or what they leave behind them. */
function nozzles({ cy, hh, stern }: Parts, burning: boolean): Stroke[] {
  const apart = hh / engines;
  const q = exact(apart * 0.36);
  return times(engines, (i) => exact(cy + (i - (engines - 1) / 2) * apart)).flatMap((y) =>
    burning
      ? [exhaust(stern + 50, y, 30, Math.trunc(apart * 0.36))]
      : [
          fill(`M${stern - 6} ${y - q} h18 l16 -4 v${exact(2 * q + 8)} l-16 -4 h-18z`, 1),
          fill(`M${stern - 6} ${y - q} h18 l16 -4 v${exact(q * 0.7)} h-34z`, 3),
          line(
            `M${stern + 4} ${exact(y - q)}v${exact(2 * q)}M${stern + 12} ${exact(y - q)}v${exact(2 * q)}`,
            0,
            1.4,
          ),
          fill(`M${stern + 28} ${exact(y - q - 3)} l5 3 v${exact(2 * q)} l-5 3z`, 'glow'),
        ],
  );
}

/** Her upper flank lit, her lower one dark, and the plates on them: a lit face and a dark gap each. */
function flanks({ cy, rh, left, right, flank, plates, way }: Parts): Stroke[] {
  const along: Point[] = [
    [left + 4, rh + 4],
    ...plates.flatMap(([a, b]): Point[] => [
      [a, flank(a)],
      [b, flank(b)],
    ]),
    [right - 2, rh + 3],
  ];
  const faces = (side: 1 | -1) =>
    plates
      .filter(([a]) => flank(a) - rh >= 7)
      .map(([a, b]) => {
        const [f, g, inner] = [flank(a), flank(b), rh + 2];
        const points: Point[] = [
          [a + 2, f - 2],
          [b - 2, g - 2],
          [b - 3, inner + (g - inner) * 0.5],
          [a + 3, inner + (f - inner) * 0.5],
        ];
        return `M${way(points, side)}Z`;
      })
      .join('');
  const gaps = (side: 1 | -1) =>
    plates
      .map(
        ([, b]) => `M${exact(b + 2.5)} ${exact(cy - side * (flank(b) - 3))}V${exact(cy - side * (rh + 1))}`,
      )
      .join('');
  return [
    fill(`M${way(along, 1)}L${right - 2} ${cy - rh}H${left + 4}Z`, 2),
    fill(`M${way(along, -1)}L${right - 2} ${cy + rh}H${left + 4}Z`, 0, 0.5),
    fill(faces(1), 3),
    fill(faces(-1), 2, 0.7),
    line(gaps(1) + gaps(-1), 0, 4),
    line(
      plates.map(([a]) => `M${exact(a + 0.6)} ${exact(cy - flank(a) + 2)}V${exact(cy - rh - 1)}`).join(''),
      4,
      0.8,
      0.6,
    ),
  ];
}

/** Her shoulders, two collars one over the other; her neck, a dark gap of pipes; her head, a top plate, two cheeks and a cleft nose. */
function headOf({ cy, rh, bow: u, head, shoulder, way }: Parts): Stroke[] {
  const collar: Point[] = [[u * 0.96, 50], ...shoulder];
  const back = u * 0.84;
  const brow: Point[] = [
    [u * 0.1, 28],
    [u * 0.3, 44],
    [u * 0.5, 57],
    [u * 0.68, 66],
    [u * 0.74, 62],
    [u * 0.5, 49],
    [u * 0.3, 36],
    [u * 0.14, 24],
  ];
  const top: Point[] = [
    [5, 7],
    [u * 0.2, 13],
    [u * 0.4, 24],
    [u * 0.76, 34],
    [back, 28],
  ];
  const crown: Point[] = [
    [u * 0.22, 11],
    [u * 0.42, 21],
    [u * 0.75, 30],
    [back, 25],
    [back, 5],
    [u * 0.26, 5],
  ];
  const seams = [
    [0.34, 17],
    [0.46, 24],
    [0.58, 28],
    [0.7, 31],
  ] as const;
  const cheeks = (side: 1 | -1) =>
    `M${way(
      [
        [u * 0.36, 46],
        [u * 0.4, 26],
      ],
      side,
    )}M${way(
      [
        [u * 0.56, 58],
        [u * 0.58, 31],
      ],
      side,
    )}`;
  return [
    fill(`M${way(collar, 1)}V${cy - rh * 0.4}L${u + 6} ${cy - 30}Z`, 2),
    fill(`M${way(collar, -1)}V${cy + rh * 0.4}L${u + 6} ${cy + 30}Z`, 0, 0.45),
    line(
      `M${u + 6} ${exact(cy - rh * 0.7)}V${exact(cy + rh * 0.7)}M${u + 18} ${exact(cy - rh * 0.9)}V${exact(cy + rh * 0.9)}`,
      0,
      2.2,
    ),
    line(`M${u + 8} ${exact(cy - rh * 0.7)}V${cy}M${u + 20} ${exact(cy - rh * 0.9)}V${cy}`, 4, 0.8, 0.6),
    fill(
      `M${u * 0.8} ${cy - 47}L${u * 0.9} ${cy - 46}L${u * 0.98} ${cy - 50}V${cy + 50}L${u * 0.9} ${cy + 46}L${u * 0.8} ${cy + 47}Z`,
      0,
    ),
    line(
      [-36, -24, -12, 0, 12, 24, 36].map((d) => `M${exact(u * 0.8)} ${cy + d}H${exact(u * 0.98)}`).join(''),
      3,
      1.8,
    ),
    fill(`M${way(head, 1)}L${exact(back)} ${cy - 24}L${exact(u * 0.2)} ${cy - 12}L5 ${cy - 6}Z`, 3),
    fill(`M${way(brow, 1)}Z`, 5, 0.8),
    fill(`M${way(head, -1)}L${exact(back)} ${cy + 24}L${exact(u * 0.2)} ${cy + 12}L5 ${cy + 6}Z`, 0, 0.6),
    fill(`M${way(top, 1)}L${way([...top].reverse(), -1)}Z`, 2),
    fill(`M${way(crown, 1)}Z`, 4),
    fill(`M${exact(u * 0.3)} ${cy - 3}H${exact(back + 4)}V${cy + 3}H${exact(u * 0.3)}Z`, 0),
    line(seams.map(([x, y]) => `M${exact(u * x)} ${cy - y}V${cy + y}`).join(''), 0, 1.6),
    line(cheeks(1) + cheeks(-1), 0, 1.6),
    fill(`M5 ${cy - 6}h${exact(u * 0.09)}l6 3v6l-6 3H5z`, 0),
    lamps([
      [exact(u * 0.08), cy - 2],
      [exact(u * 0.08), cy + 2],
      ...[0.5, 0.62, 0.74].map((x): Point => [exact(u * x), cy - 12]),
    ]),
  ];
}

/** Her stern: blocks in steps, and the gaps between them. */
function sternOf({ cy, rh, hh, right, stern }: Parts): Stroke[] {
  return [
    fill(
      `M${right - 2} ${cy - rh - 3}L${right + 10} ${cy - rh + 1}L${stern - 5} ${cy - rh + 20}` +
        `L${stern} ${exact(cy - hh * 0.54)}V${cy - 10}H${right + 16}V${cy - rh + 2}Z`,
      2,
    ),
    fill(
      `M${right + 4} ${cy - rh - 1}L${right + 10} ${cy - rh + 1}L${stern - 5} ${cy - rh + 20}` +
        `L${stern} ${exact(cy - hh * 0.54)}V${exact(cy - hh * 0.42)}H${right + 18}V${cy - rh + 8}Z`,
      3,
    ),
    fill(
      `M${right - 2} ${cy + rh + 3}L${right + 10} ${cy + rh - 1}L${stern - 5} ${cy + rh - 20}` +
        `L${stern} ${exact(cy + hh * 0.54)}V${cy + 20}H${right + 16}V${cy + rh - 2}Z`,
      0,
      0.5,
    ),
    line(
      [-0.5, -0.25, 0, 0.25, 0.5].map((part) => `M${right + 17} ${exact(cy + hh * part)}H${stern}`).join(''),
      0,
      1.8,
    ),
  ];
}

/** The deck where no rooms lie on it: blocks along both sides, and turrets between them. */
function deckOf({ cy, rh, left, right }: Parts, mid: number): Stroke[] {
  const [top, bottom] = [cy - rh, cy + rh];
  const blocks = Math.round(mid / 78);
  const each = mid / blocks;
  const block = (x: number, y: number, side: 3 | 2, roof: 5 | 4): Stroke[] => {
    const w = each - 26;
    return [
      fill(`M${x} ${y}h${w}l6 7v32l-6 7h-${w}l-6 -7v-32z`, side),
      fill(`M${x} ${y}h${w}l5 6h-${w + 10}z`, roof),
      line([6, w / 2 - 6, w / 2 + 6, w - 6].map((dx) => `M${x + dx} ${y + 12}v26`).join(''), 0, 2),
    ];
  };
  return [
    fill(`M${left} ${top}H${right + 16}V${bottom}H${left}Z`, 1),
    fill(`M${left} ${top}H${right + 16}V${top + 18}H${left}Z`, 2),
    fill(`M${left} ${bottom - 14}H${right + 16}V${bottom}H${left}Z`, 0, 0.5),
    fill(`M${left + 4} ${cy - 24}H${right}V${cy + 24}H${left + 4}Z`, 2),
    fill(`M${left + 4} ${cy - 24}H${right}V${cy - 12}H${left + 4}Z`, 4),
    fill(`M${left + 4} ${cy + 15}H${right}V${cy + 24}H${left + 4}Z`, 0, 0.5),
    line(ticks(left + 14, right - 6, 11, cy - 10, cy + 14), 0, 1.7),
    ...times(blocks, (i) => left + 18 + i * each).flatMap((x) => [
      ...block(x, top + 8, 3, 5),
      ...block(x, bottom - 52, 2, 4),
    ]),
    ...times(blocks - 1, (i) => left + each * (i + 1)).flatMap((x) => [
      disc(x, cy, 8.5, 0),
      disc(x, cy - 1.5, 7, 3),
      fill(`M${x - 7} ${cy - 1.5}a7 7 0 0 1 14 0z`, 5),
      line(`M${x - 2} ${cy - 5} l-15 -5M${x - 2} ${cy} l-15 4`, 5, 1.6),
    ]),
    lamps(
      times(blocks, (i) => left + each * (i + 0.94)).flatMap((x): Point[] => [
        [x, top + 4],
        [x, bottom - 4],
      ]),
      1.5,
    ),
    lamps(
      [-40, 0, 40].map((y): Point => [right + 10, cy + y]),
      1.6,
    ),
  ];
}
