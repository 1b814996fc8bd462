// Whether there is sound, how loud, and what else belongs to it; kept in this browser. Nothing of
// what makes it is loaded until it is switched on.
import type { Sound } from './kinds';

const stored = 'ragtag:sound';

interface Wishes {
  on: boolean;
  level: number; // from 0 to 100
  room: boolean;
  captions: boolean;
}
const quiet: Wishes = { on: false, level: 60, room: false, captions: false };

function first(): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(stored) ?? '{}') as Partial<Wishes>;
    const level = Number(kept.level ?? quiet.level);
    return {
      on: kept.on === true,
      level: level >= 0 && level <= 100 ? level : quiet.level,
      room: kept.room === true,
      captions: kept.captions === true,
    };
  } catch {
    return quiet;
  }
}

class SoundChoice {
  private wishes = $state(first());

  get on(): boolean {
    return this.wishes.on;
  }
  get level(): number {
    return this.wishes.level;
  }
  get room(): boolean {
    return this.wishes.room;
  }
  get captions(): boolean {
    return this.wishes.captions;
  }

  set(wishes: Partial<Wishes>) {
    Object.assign(this.wishes, wishes);
    localStorage.setItem(stored, JSON.stringify(this.wishes));
    if (this.on) void this.tune();
  }

  /** Lets the instrument follow what is chosen. */
  async tune() {
    const { tune } = await import('./synth');
    tune(this.on ? this.level / 100 : 0, this.on && this.room);
  }

  async play(sound: Sound) {
    if (!this.on) return;
    const { play } = await import('./synth');
    play(sound);
  }

  async silence() {
    const { tune } = await import('./synth');
    tune(0, false);
  }
}

export const sound = new SoundChoice();
