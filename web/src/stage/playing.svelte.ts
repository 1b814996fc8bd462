// How far what plays has come. It reads the clock of the beats, and decides neither order nor length.
import type { Now } from '../beats/beats.svelte';

interface Played {
  now: Now | undefined;
  paused: boolean;
}

/** The share of the present beat that has passed, from 0 to 1; in a component, while `follows` is true of it. */
export function useShare(played: () => Played, follows: (now: Now) => boolean): { readonly now: number } {
  let share = $state(0);
  $effect(() => {
    const { now, paused } = played();
    if (!now || !follows(now)) return;
    let frame = 0;
    const look = () => {
      share = Math.min(1, (performance.now() - now.began) / now.ms);
      if (share < 1 && !paused) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  });
  return {
    get now() {
      return share;
    },
  };
}
