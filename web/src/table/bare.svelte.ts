// Brings the board back while something is staged over it: for as long as the key B is held, or a finger on the scene.

let held = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** How long a finger rests before it is held and not a press. */
const rests = 350;

const typing = (e: Event): boolean =>
  e.target instanceof HTMLElement && e.target.closest('input, textarea, select, [contenteditable]') !== null;

function end() {
  clearTimeout(timer);
  held = false;
}

/** Whether the board is to be seen alone. */
export const bare = {
  get now(): boolean {
    return held;
  },
};

export const hold = {
  end,
  down(event: KeyboardEvent) {
    const alone = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (alone && event.key.toLowerCase() === 'b' && !typing(event)) held = true;
  },
  up(event: KeyboardEvent) {
    if (event.key.toLowerCase() === 'b') end();
  },
  /** Attached to the scene: a finger that rests there; one that moves scrolls. */
  finger(scene: HTMLElement) {
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch') timer = setTimeout(() => (held = true), rests);
    };
    scene.addEventListener('pointerdown', down, { passive: true });
    for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const)
      scene.addEventListener(name, end, { passive: true });
    return end;
  },
};
