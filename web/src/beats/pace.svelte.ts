// How fast what happens is played, as this person likes it.
export const speeds = ['slow', 'normal', 'quick', 'atOnce'] as const;
export type Speed = (typeof speeds)[number];

const stored = 'ragtag:speed';
const factors: Record<Speed, number> = { slow: 1.7, normal: 1, quick: 0.5, atOnce: 0 };

const isSpeed = (kept: string | null): kept is Speed => speeds.some((s) => s === kept);

function first(): Speed {
  const kept = localStorage.getItem(stored);
  return isSpeed(kept) ? kept : 'normal';
}

class Pace {
  now = $state<Speed>(first());

  set(speed: Speed) {
    this.now = speed;
    localStorage.setItem(stored, speed);
  }

  /** How much longer something lasts than at normal speed. */
  get factor(): number {
    return factors[this.now];
  }
}

export const pace = new Pace();
