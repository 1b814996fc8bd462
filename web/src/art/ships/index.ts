// Every ship by its name. The names of the game's own kinds are its own; civilian ships come in three.
import type { Drawing, Stroke } from '../pen';
import { colonialOne, demetrius, freighter, gardens, liner } from './civil';
import { nuke, raptor, viper, viperSeven } from './craft';
import { basestar, centurion, heavy, raider } from './cylon';
import { galactica, whole } from './galactica';
import { pegasus } from './pegasus';

const drawing = (width: number, height: number, strokes: Stroke[]): Drawing => ({ width, height, strokes });
const complete = galactica(whole);

/** Small craft and Cylons lie with their noses up, the large ships with their bows to the left. */
export const ships = {
  viper: drawing(100, 120, viper),
  'viper-vii': drawing(100, 120, viperSeven),
  raptor: drawing(120, 120, raptor(false)),
  'assault-raptor': drawing(120, 120, raptor(true)),
  nuke: drawing(60, 120, nuke),
  raider: drawing(120, 100, raider),
  'heavy-raider': drawing(120, 120, heavy),
  basestar: drawing(240, 240, basestar(false)),
  'rebel-basestar': drawing(240, 240, basestar(true)),
  centurion: drawing(120, 140, centurion),
  gardens: drawing(160, 100, gardens),
  freighter: drawing(160, 100, freighter),
  liner: drawing(160, 100, liner),
  'colonial-one': drawing(300, 120, colonialOne),
  demetrius: drawing(300, 140, demetrius),
  pegasus: drawing(620, 300, pegasus),
  galactica: drawing(complete.width, complete.height, complete.strokes),
} satisfies Record<string, Drawing>;

export { galactica };
