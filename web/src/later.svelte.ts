/** When the page has time again: what is on the screen is drawn, and what was pressed is done. */
export const idle = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: 300 });
    else setTimeout(go, 50);
  });

/** Does something once the next picture is drawn, as a task of its own; returns what calls it off. */
export function afterPicture(go: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const picture = requestAnimationFrame(() => (timer = setTimeout(go)));
  return () => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
  };
}

/**
 * Lays the page out as it is about to be, in a task of its own before the next picture, which is then only painted: a
 * slow processor has time for a press in between.
 */
export function layOutApart(): void {
  if (!('scheduler' in globalThis)) return;
  void scheduler.postTask(() => document.body.offsetHeight, { priority: 'user-blocking' });
}

/** Does something in a task of its own, before which a slow processor has time for a press; returns what calls it off. */
export function apart(go: () => void): () => void {
  let off = false;
  const run = () => {
    if (!off) go();
  };
  if ('scheduler' in globalThis) void scheduler.postTask(run);
  else setTimeout(run);
  return () => {
    off = true;
  };
}

// A part of the client that comes after the first screen, or when it is asked for.
export class Later<Part> {
  /** The part, once it is here. */
  now = $state.raw<Part>();
  private readonly load: () => Promise<Part>;
  private coming: Promise<void> | undefined;

  constructor(load: () => Promise<Part>) {
    this.load = load;
  }

  /** Loads it, once. */
  come(): Promise<void> {
    this.coming ??= this.load().then(
      (part) => {
        this.now = part;
      },
      (reason: unknown) => {
        this.coming = undefined; // another time
        throw reason;
      },
    );
    return this.coming;
  }
}
