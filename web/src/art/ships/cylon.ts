// The Cylons: raiders and heavy raiders with their noses up, basestars, and what comes aboard.
import {
  disc,
  eye,
  fill,
  lamps,
  leftRight,
  line,
  moved,
  ring,
  shift,
  times,
  toned,
  turn,
  type Stroke,
  type Tone,
} from '../pen';

/** A raider: two horns forward. */
const raiderWing = [
  fill('M52 44 C40 44 30 48 24 44 C14 36 8 22 8 4 C-4 32 2 66 30 78 C40 82 50 82 60 80 V44Z', 'iron1'),
  fill('M52 44 C40 44 30 48 24 44 C14 36 8 22 8 4 C4 22 8 48 26 60 C38 66 50 62 60 60 V44Z', 'iron2'),
  line('M8 4 C8 22 14 36 24 44 C30 48 40 44 52 44', 'iron4', 1.6),
  line('M10 34 C16 50 28 60 46 64M16 58 C26 68 40 72 54 72', 'iron0', 1.3),
];
export const raider = [
  ...leftRight(raiderWing, 60),
  fill('M60 26 C68 26 72 36 72 48 C72 68 68 84 60 92 C52 84 48 68 48 48 C48 36 52 26 60 26Z', 'iron2'),
  fill('M60 26 V92 C52 84 48 68 48 48 C48 36 52 26 60 26Z', 'iron3'),
  fill('M50 40 h20 v6 l-10 4 l-10 -4z', 'iron0'),
  eye('M53 43.5h14', 2.6),
  line('M54 56h12M55 63h10M56 70h8', 'iron0', 1.2),
  line('M60 26 C52 26 48 36 48 48', 'iron4', 1.2),
];
/** A heavy raider, which carries troops: a broad blunt shell, three claws forward, the hold behind. */
const heavyWing = [
  fill(
    'M60 40 L70 30 L80 34 L84 10 L92 4 L100 12 L103 36 L110 46 L112 78 L104 96 L94 92 L88 108 L74 104 L60 110Z',
    'iron1',
  ),
  fill('M84 10 L92 4 L100 12 L103 36 L94 48 L84 44 L80 34Z', 'iron2'),
  fill('M92 4 L100 12 L103 36 L97 42 L94 18Z', 'iron1'),
  fill('M72 50 L104 46 L107 72 L76 78Z', 'iron2'),
  line('M70 30 L80 34 L84 10 L92 4 L100 12 L103 36 L110 46 L112 78', 'iron4', 1.6),
  line('M76 58 L106 54M77 66 L107 63M78 88 L104 84M88 92V106', 'iron0', 1.7),
  fill('M92 96h8v10h-8z', 'iron0'),
];
export const heavy = [
  ...leftRight(heavyWing, 60),
  fill('M60 40 L50 30 L40 34 L36 10 L28 4 L20 12 L17 36 L10 46 L9 66 L44 66 L60 58Z', 'iron3', 0.45),
  fill('M60 16 L70 24 L76 44 L78 84 L70 108 H50 L42 84 L44 44 L50 24Z', 'iron2'),
  fill('M60 16 V108 H50 L42 84 L44 44 L50 24Z', 'iron3'),
  fill('M47 40 L73 40 L71 50 L60 55 L49 50Z', 'iron0'),
  eye('M54 45.5h12', 3),
  fill('M48 64h24v30h-24z', 'iron0'),
  line('M48 71h24M48 78h24M48 85h24', 'iron3', 1.6),
  line('M60 16 L50 24 L44 44 L42 84', 'iron4', 1.5),
];

/** Three points, with arms that run hollow between them. */
function star(points: number, hollow: number): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const arms = [1, 2, 3].map((i) => `Q${at(hollow, -150 + 120 * i)} ${at(points, -90 + 120 * i)}`);
  return `M${at(points, -90)}${arms.join('')}Z`;
}

/** One of the two stars of a basestar, its three arms ribbed. */
function blade(r: number, hollow: number, tones: Record<'dark' | 'body' | 'lit' | 'edge', Tone>): Stroke[] {
  const half =
    `M0 0 L${(-hollow * 0.5).toFixed(1)} ${(-hollow * 0.29).toFixed(1)} ` +
    `Q${(-hollow * 0.3).toFixed(1)} ${(-r * 0.42).toFixed(1)} 0 ${-r} Z`;
  const ribs = [
    [9, 0.36],
    [7, 0.5],
    [5, 0.64],
    [4, 0.76],
  ] as const;
  const arm = (degrees: number) =>
    moved(turn(degrees), [
      fill(half, degrees === 120 ? tones.dark : tones.lit),
      line(`M0 -8V${-r + 4}`, 'iron0', 1.5),
      line(ribs.map(([x, y]) => `M${-x} ${-r * y}H${x}`).join(''), 'iron0', 1.5),
    ]);
  const whole = star(r, hollow);
  return [fill(whole, tones.body), ...[0, 120, 240].flatMap(arm), line(whole, tones.edge, 1.5)];
}

/** What was torn off the rebels' basestar, and what she was mended with. */
const scars: Stroke[] = [
  ...moved(turn(120), [
    fill('M-22 -52 L-8 -46 L-2 -60 L6 -48 L12 -58 L24 -46 L20 -126 L-20 -126Z', 'void'),
    line('M-12 -50 L-8 -46 L-2 -60 L6 -48 L12 -58', 'iron4', 1.6),
    lamps(
      [
        [-3, -66],
        [8, -72],
        [1, -86],
      ],
      1.5,
    ),
  ]),
  ...[0, 240].flatMap((degrees) =>
    moved(turn(degrees), [
      ...moved(shift(0, -30), [fill('M-7 -44h14l-2 26h-10z', 4)]),
      fill('M-7 -74h7v26h-5z', 5),
      line('M-6 -66h12M-5.4 -57h11', 1, 1.2),
    ]),
  ),
];

/** A basestar; that of the rebels has lost an arm. */
export function basestar(rebel: boolean): Stroke[] {
  const shine: Tone = rebel ? 'lamp' : 'eye';
  const turns = times(3, (i) => 120 * i).filter((degrees) => !rebel || degrees !== 120);
  return moved(shift(120, 124), [
    ...moved(turn(60, 0.84), blade(116, 22, { body: 'iron0', dark: 'iron0', lit: 'iron1', edge: 'iron3' })),
    disc(0, 0, 40, 'iron0', 0.55),
    ...blade(118, 24, { body: 'iron1', dark: 'iron1', lit: 'iron3', edge: 'iron4' }),
    ...(rebel ? scars : []),
    ...turns.flatMap((degrees) =>
      moved(turn(degrees), [{ d: 'M0 -30V-100', stroke: toned(shine), width: 2, dash: '2 7', round: true }]),
    ),
    disc(0, 0, 23, 'iron0'),
    disc(-1, -1, 19, 'iron2'),
    fill('M-19 -1a19 19 0 0 1 37 -2z', 'iron3'),
    disc(0, 0, 12, 'iron0'),
    disc(0, 0, 5, shine),
    ring(0, 0, 9, 9, shine, 1.4),
  ]);
}

const shoulder = [
  fill('M40 60 L22 58 L10 68 L8 84 L20 90 L36 80Z', 'iron1'),
  fill('M40 60 L22 58 L10 68 L9 76 L34 68Z', 'iron3'),
  line('M40 60 L22 58 L10 68 L8 84', 'iron4', 1.6),
];
const armDown = [
  fill('M10 84 L22 88 L20 108 L26 118 L14 128 L4 112Z', 'iron1'),
  fill('M10 84 L16 86 L13 106 L18 118 L14 124 L4 112Z', 'iron2'),
  line('M8 98h13M7 106h14', 'iron0', 1.8),
  fill('M14 122 L26 116 L31 122 L25 140 L22 128 L18 140 L16 128 L10 138Z', 'iron3'),
  line('M10 84 L4 112 L14 124', 'iron4', 1.4),
];
const armForward = [
  fill('M98 88 L112 84 L116 100 L106 112 L92 104Z', 'iron1'),
  fill('M92 104 L106 112 L94 116 L76 100 L80 94Z', 'iron2'),
  line('M102 94 L113 96M96 106 L104 110', 'iron0', 1.8),
  fill('M80 92 L76 102 L62 98 L70 94 L58 90 L70 89 L60 82 L74 86Z', 'iron3'),
  fill('M46 82h18v7H46z', 'iron0'),
  fill('M44 84h6v3h-6z', 'iron4'),
];

/** A centurion, advancing: half a figure, with blades for hands. */
export const centurion = [
  fill('M40 112 L80 112 L86 140 H34Z', 'iron1'),
  line('M38 122h44M36 132h48', 'iron0', 2),
  ...leftRight(shoulder, 60),
  ...armDown,
  fill('M36 62 L60 56 L84 62 L80 92 L70 114 H50 L40 92Z', 'iron1'),
  fill('M36 62 L60 56 V114 H50 L40 92Z', 'iron2'),
  fill('M44 66 L60 61 V72 L46 76Z', 'iron3'),
  line('M42 80h36M44 88h32M47 97h26M50 105h20', 'iron0', 1.8),
  fill('M51 50h18v10H51z', 'iron0'),
  line('M53 54h14', 'iron3', 1.4),
  fill('M60 6 L73 11 L80 27 L78 42 L69 53 H51 L42 42 L40 27 L47 11Z', 'iron2'),
  fill('M60 6 V53 H51 L42 42 L40 27 L47 11Z', 'iron3'),
  fill('M60 1 L64 7 V19 H56 V7Z', 'iron4'),
  fill('M39 27 L81 27 L78 37 L60 41 L42 37Z', 'iron0'),
  eye('M50 32.5h14', 4),
  fill('M53 44h14l-3 9H56z', 'iron1'),
  line('M60 6L47 11L40 27', 'iron4', 1.6),
  ...armForward,
];
