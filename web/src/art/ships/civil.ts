// Civil ships, their bows to the left: the three kinds that fly with the fleet, Colonial One, and the Demetrius.
import { disc, exhaust, fill, lamps, line, ring, times, upDown } from '../pen';

/** Colonial One: a liner with swept wings. */
export const colonialOne = [
  exhaust(292, 60, 16, 7),
  ...upDown(
    [
      fill('M176 48 L232 10 L262 6 L252 46Z', 1),
      fill('M176 48 L232 10 L262 6 L259 16 L196 46Z', 3),
      line('M176 48 L232 10 L262 6', 4, 1.3),
      fill('M96 46 L118 30 L136 30 L132 46Z', 2),
    ],
    60,
  ),
  fill('M6 60 C10 50 24 44 44 42 H250 L274 48 V72 L250 78 H44 C24 76 10 70 6 60Z', 2),
  fill('M6 60 C10 50 24 44 44 42 H250 L274 48 V56 H8Z', 4),
  fill('M8 64 H274V72L250 78H44C24 76 12 70 8 64Z', 1),
  fill('M20 54 C24 50 34 47 44 46 V58 H18Z', 0),
  line('M26 52v6M33 49v9', 4, 1),
  fill('M60 40h22v40h-22zM204 39h10v42h-10z', 'lamp', 0.35),
  line('M60 41v38M82 41v38', 1, 1.4),
  line('M150 44v32M188 44v32M230 44v32', 1, 1),
  lamps(
    times(15, (i) => [94 + i * 9, 60] as const),
    1.4,
  ),
  fill('M274 50h10v20h-10z', 0),
  fill('M282 52h4v16h-4z', 'glow'),
  line('M6 60 C10 50 24 44 44 42 H250 L274 48', 5, 1.3),
];

/** The Demetrius, a workhorse: a bow of trusses, tanks, patched. */
export const demetrius = [
  exhaust(292, 50, 12, 6),
  exhaust(292, 92, 12, 6),
  fill('M14 46 L40 34 H66 V108 H40 L14 96Z', 1),
  fill('M14 46 L40 34 H66 V54 H14Z', 3),
  line('M24 56h36M24 66h36M24 76h36M24 86h36', 0, 2),
  fill('M10 58h8v26h-8z', 'lamp', 0.6),
  fill('M66 60h50v22h-50z', 1),
  line('M66 60l12 22l13 -22l13 22l12 -22M66 82l12 -22l13 22l13 -22l12 22', 3, 2),
  ...[38, 71, 104].flatMap((y, j) =>
    [128, 170, 212].flatMap((x, i) => [
      disc(x, y, 18, 1),
      fill(`M${x - 18} ${y}a18 18 0 0 1 36 0z`, (i + j) % 3 === 1 ? 'stripe' : 2),
      line(`M${x - 14} ${y - 10}A18 18 0 0 1 ${x + 6} ${y - 17}`, 5, 1.4),
      line(`M${x - 18} ${y}h36`, 0, 1.4),
    ]),
  ),
  fill('M234 30 H270 L280 40 V102 L270 112 H234Z', 2),
  fill('M234 30H270L280 40V58H234Z', 3),
  fill('M234 96h46v6l-10 10h-36z', 0, 0.6),
  line('M244 60v30M254 60v30M264 60v30', 0, 2),
  fill('M280 40h8v20h-8zM280 82h8v20h-8z', 0),
  line('M14 46 L40 34 H66M234 30H270L280 40', 5, 1.3),
  fill('M240 66h20v12h-20z', 'stripe'),
  lamps(
    [
      [246, 38],
      [258, 38],
      [270, 44],
      [50, 40],
    ],
    1.5,
  ),
];

/** A ship of gardens, under glass. */
export const gardens = [
  exhaust(154, 50, 9, 6),
  fill('M8 46h132v8H8z', 1),
  line('M10 46h130', 4, 1.2),
  ...[34, 74, 114].flatMap((x) => [
    fill(`M${x - 3} 22h6v56h-6z`, 1),
    ...[24, 76].flatMap((y) => [
      disc(x, y, 15, 1),
      fill(`M${x - 15} ${y}a15 15 0 0 1 30 0z`, 'glow', 0.55),
      line(
        `M${x - 15} ${y}h30M${x} ${y - 15}v15M${x - 8} ${y - 13}L${x - 4} ${y}M${x + 8} ${y - 13}L${x + 4} ${y}`,
        0,
        1,
      ),
      line(`M${x - 13} ${y - 7}A15 15 0 0 1 ${x + 4} ${y - 14.5}`, 5, 1.3),
    ]),
  ]),
  fill('M4 40 L16 36 V64 L4 60Z', 3),
  fill('M136 36h14v28h-14z', 2),
  lamps(
    [
      [9, 46],
      [9, 50],
      [9, 54],
    ],
    1.3,
  ),
];

/** A freighter with its containers. */
export const freighter = [
  exhaust(155, 50, 8, 9),
  fill('M6 50 L22 30 H46 V70 H22Z', 2),
  fill('M6 50L22 30H46V44H10Z', 4),
  ...[62, 88, 114].flatMap((x, i) => [
    fill(`M${x - 12} 22 h22 v56 h-22z`, i === 1 ? 'stripe' : 1),
    fill(`M${x - 12} 22 h22 v18 h-22z`, i === 1 ? 'stripe' : 3, i === 1 ? 0.75 : undefined),
    line(`M${x - 12} 22h22`, 5, 1.2),
    line(`M${x - 5} 24v52M${x + 3} 24v52`, 0, 1.1),
  ]),
  fill('M46 44h90v12H46z', 2),
  fill('M128 32h20v36h-20z', 1),
  fill('M128 32h20v10h-20z', 3),
  lamps(
    [
      [28, 40],
      [34, 40],
      [40, 40],
      [140, 60],
    ],
    1.4,
  ),
];

/** A liner with a ring that turns. */
export const liner = [
  exhaust(154, 50, 9, 6),
  ring(82, 50, 17, 42, 1, 10),
  line('M65 50a17 42 0 0 1 34 0', 4, 7),
  line('M65 50a17 42 0 0 0 34 0', 2, 7),
  fill('M6 50 C12 42 26 40 40 40 H136 L148 44 V56 L136 60 H40 C26 60 12 58 6 50Z', 2),
  fill('M6 50 C12 42 26 40 40 40 H136 L148 44 V49Z', 4),
  line('M82 12V40M82 60V88', 3, 3),
  lamps(
    times(9, (i) => [38 + i * 10, 54] as const),
    1.3,
  ),
  lamps(
    [
      [66, 34],
      [99, 34],
      [66, 66],
      [99, 66],
    ],
    1.3,
  ),
];
