// What a portrait is made of. It knows nothing of a game: a face shows who somebody is, never which side
// they are on.
import type { Hair } from './hair';
import type { Head } from './heads';
import type { Ground, Role } from './grounds';
import type { skins, tones } from './pen';

export interface Eyes {
  /** Half the width. */
  w: number;
  /** How far they are open. */
  o: number;
  /** How much the outer corner is higher. */
  s: number;
  lid: number;
  bag: number;
  deep: number;
  iris: string;
  /** From the middle of the face. */
  dx: number;
  y: number;
  /** The length of the lash line beyond the corner. */
  lash: number;
}

export interface Brows {
  /** Weight, tilt, arch, height, distance from the nose. */
  w: number;
  t: number;
  a: number;
  y: number;
  x: number;
}

export interface Nose {
  /** Where it ends, its width, its bend. */
  l: number;
  w: number;
  h: number;
}

export interface Mouth {
  y: number;
  w: number;
  /** Upwards or downwards. */
  c: number;
  /** How full. */
  f: number;
  /** Teeth. */
  open: number;
  x: number;
  /** One corner higher. */
  k: number;
}

/** Tones of somebody: skin lit, half, in the dark, deep, blush; hair in the dark, lit. */
export interface Tones {
  lit: string;
  half: string;
  dark: string;
  deep: string;
  blush: string;
  hair: string;
  shine: string;
}

export interface Recipe {
  role: Role;
  ground: Ground;
  head: Head;
  skin: keyof typeof skins;
  hair: keyof typeof tones;
  cut: Hair;
  clothes: string;
  woman?: boolean;
  /** One: first lines. Two: old. */
  age?: 0 | 1 | 2;
  eyes?: Partial<Eyes>;
  brows?: Partial<Brows>;
  nose?: Partial<Nose>;
  mouth?: Partial<Mouth>;
  lip?: string;
  /** Hollow to full. */
  cheek?: number;
  cleft?: boolean;
  mole?: boolean;
  stubble?: number;
  beard?: (t: Tones) => string;
  /** Behind the person, and before. */
  behind?: string;
  before?: string;
  /** The rim of light on the far side, if it is not cold. */
  rim?: string;
}
