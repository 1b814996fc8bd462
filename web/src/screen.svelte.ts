// How large the screen is. The page has few breakpoints, and they are these; the style sheets use no others.
import { createSubscriber } from 'svelte/reactivity';
import { text } from './text.svelte';

/** No wider than the first or no higher than the second is a phone, upright or on its side. */
export const phone = { width: 820, height: 500 };

/** Wider than this a desk has room for a line of choices beside the question. */
const wide = 1200;

/** As wide as this it has room for log and talk side by side (table/Game.svelte). */
const vast = 2200;

/** A phone lower than this is narrow, too: its line has room for short words alone. */
const short = 700;

/** Lower than this people take less room each; with larger letters sooner. */
const low = 840;

const resized = createSubscriber((update) => {
  addEventListener('resize', update);
  return () => removeEventListener('resize', update);
});

export const screen = {
  /** Whether this is a phone. */
  get small(): boolean {
    resized();
    return innerWidth <= phone.width || innerHeight <= phone.height;
  },
  /** How much a line has room for. */
  get size(): 'phone' | 'narrow' | 'wide' {
    resized();
    if (screen.small) return 'phone';
    return innerWidth > wide ? 'wide' : 'narrow';
  },
  get short(): boolean {
    resized();
    return innerHeight < short && screen.small;
  },
  get vast(): boolean {
    resized();
    return innerWidth >= vast && !screen.small;
  },
  get low(): boolean {
    resized();
    return innerHeight < (low * text.now) / 100 && !screen.small;
  },
};
