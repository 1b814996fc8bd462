/** Does something, and again whenever what it has read changes; returns what ends it. */
export const follow = (does: () => unknown): (() => void) =>
  $effect.root(() => {
    $effect(() => {
      does();
    });
  });
