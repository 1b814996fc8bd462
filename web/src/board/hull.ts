// Galactica's outline on the wide board, her bow to the left; she is the sign of the start page too.
import type { Rect } from './layout';

export const hull =
  'M146 274C158 232 184 178 248 156L636 150C672 150 690 164 698 184L716 196V352L698 364C690 384 672 398 636 398' +
  'L248 392C184 370 158 316 146 274Z';

export const pods: Rect[] = [
  { x: 300, y: 141, w: 330, h: 12 },
  { x: 300, y: 395, w: 330, h: 12 },
];
