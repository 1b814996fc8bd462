// Our small craft, their noses up.
import { disc, exhaust, fill, lamps, leftRight, line, moved, shift, type Stroke } from '../pen';

/** A viper Mk II: straight wings with a red stripe. */
const viperWing = [
  fill('M42 64 L12 94 L8 110 L14 112 L42 102Z', 2),
  fill('M42 64 L12 94 L10 102 L42 84Z', 3),
  fill('M34 73 L24 83 L24 104.6 L34 101.6Z', 'stripe'),
  fill('M38 66 h5 v40 h-6z', 1),
];
export const viper = [
  exhaust(50, 115, 13, 9),
  ...leftRight(viperWing, 50),
  fill('M50 3 L55 36 L60 56 L61 104 L56 110 H44 L39 104 L40 56 L45 36Z', 2),
  fill('M50 3 L50 110 H44 L39 104 L40 56 L45 36Z', 4),
  fill('M50 3 L50 38 L45.4 38 Z', 5),
  fill('M45 36 h10 l1.2 7 h-12.4z', 'stripe'),
  fill('M50 44 L55 52 L54 68 H46 L45 52Z', 0),
  fill('M50 44 L50 60 H46 L45 52Z', 'glow', 0.8),
  fill('M45 74h10v26h-10z', 1),
  line('M45 80h10M45 86h10M45 92h10', 3, 1),
  fill('M40 102h6v8h-6zM54 102h6v8h-6zM47 104h6v9h-6z', 0),
  line('M50 3 L45 36 L40 56 M42 64 L12 94 L8 110', 5, 1.3),
];
/** A viper Mk VII: swept wings, tall fins. */
const viperSevenWing = [
  fill('M41 58 L30 64 L10 92 L4 112 L20 106 L42 106Z', 1),
  fill('M41 58 L30 64 L10 92 L6 104 L41 76Z', 3),
  fill('M22 78 l9 -11 l4 3 l-14 22 z', 'glow', 0.75),
  fill('M43 40 L36 52 L43 54Z', 2),
  fill('M8 94 l-3 -22 h3 l4 18z', 2),
];
export const viperSeven = [
  exhaust(50, 114, 15, 8),
  ...leftRight(viperSevenWing, 50),
  fill('M50 2 L57 30 L62 60 L60 106 H40 L38 60 L43 30Z', 1),
  fill('M50 2 V106 H40 L38 60 L43 30Z', 3),
  fill('M50 2 V34 L43.6 34 L45 24Z', 5),
  fill('M50 36 L56 48 L55 68 L50 74 L45 68 L44 48Z', 0),
  fill('M50 36 V66 L45 64 L44 48Z', 'glow', 0.85),
  fill('M44 78 L50 74 L56 78 V100 H44Z', 0),
  line('M47 80v18M50 78v20M53 80v18', 2, 1.2),
  fill('M41 104h7v8h-7zM52 104h7v8h-7z', 0),
  line('M50 2 L43 30 L38 60M41 58 L30 64 L10 92 L4 112', 5, 1.2),
];
/** A raptor; an assault raptor has tubes on its sides and a gun. */
export function raptor(assault: boolean): Stroke[] {
  const side = [
    fill('M36 40 L14 56 L10 92 L22 98 L38 94Z', 1),
    fill('M36 40 L14 56 L12 72 L38 58Z', 3),
    ...(assault
      ? [
          fill('M2 44h12v42l-6 6l-6 -6z', 2),
          fill('M2 44h6v48l-6 -6z', 4),
          line('M2 54h12M2 64h12M2 74h12', 0, 1.2),
          fill('M4 36h2.6v8H4zM9 36h2.6v8H9z', 'stripe'),
          fill('M12 62h6v8h-6z', 0),
        ]
      : [fill('M8 66h6v24h-6z', 2)]),
  ];
  return [
    ...leftRight(side, 60),
    exhaust(46, 112, 9, 8),
    exhaust(74, 112, 9, 8),
    fill('M44 14 H76 L88 40 L86 98 L78 108 H42 L34 98 L32 40Z', 2),
    fill('M44 14 H60 V108 H42 L34 98 L32 40Z', 3),
    fill('M46 18 H74 L84 38 L78 44 H42 L36 38Z', 0),
    fill('M47 20H60V42H42L38 38Z', 'glow', 0.75),
    line('M60 18V44M50 18L46 44', 2, 1.6),
    fill('M44 54h32v40h-32z', 1),
    fill('M44 54h16v40h-16z', 2),
    line('M44 64h32M44 74h32M44 84h32', 0, 1.3),
    fill('M40 100h12v10h-12zM68 100h12v10h-12z', 0),
    line('M44 14 L32 40 L34 98M36 40 L14 56 L10 92', 5, 1.3),
    ...(assault
      ? [fill('M57 4h6v14h-6z', 1), line('M58.4 2v14M61.6 2v14', 4, 1.2), fill('M52 46h16l-8 7z', 'stripe')]
      : [
          line('M60 54v40', 0, 1),
          lamps(
            [
              [36, 60],
              [84, 60],
            ],
            1.4,
          ),
        ]),
  ];
}

/** A nuke. */
export const nuke = [
  exhaust(30, 114, 7, 8),
  fill('M30 4 C40 16 42 28 42 40 V94 H18 V40 C18 28 20 16 30 4Z', 2),
  fill('M30 4 V94 H18 V40 C18 28 20 16 30 4Z', 5),
  fill('M18 40h24v10H18z', 'stripe'),
  fill('M18 80 L8 96 V108 L18 100ZM42 80 L52 96 V108 L42 100Z', 3),
  fill('M21 94h18v10H21z', 0),
  ...moved(shift(30, 64), [
    disc(0, 0, 9, 'lamp'),
    fill(
      'M0 0 L-3.6 -6.3 A7.3 7.3 0 0 1 3.6 -6.3Z M0 0 L7.3 0 A7.3 7.3 0 0 1 3.6 6.3Z M0 0 L-3.6 6.3 A7.3 7.3 0 0 1 -7.3 0Z',
      0,
    ),
    disc(0, 0, 1.8, 'lamp'),
    disc(0, 0, 1, 0),
  ]),
  line('M30 4 C20 16 18 28 18 40V80L8 96', 5, 1.2),
];
