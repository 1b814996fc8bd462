// Follows the newest line of a list that grows at its end, until its reader goes
// back. What scrolls is the list itself or, on a phone, the part of the page
// around it.

export class Follow {
  atEnd = $state(true);
  private box: HTMLElement | undefined;
  private top = 0;

  /** Begins to follow a list; returns what ends it. */
  attach = (box: HTMLElement) => {
    this.box = box;
    const around = box.closest('main');
    box.addEventListener('scroll', this.look);
    around?.addEventListener('scroll', this.look);
    return () => {
      box.removeEventListener('scroll', this.look);
      around?.removeEventListener('scroll', this.look);
    };
  };

  private get scroller(): Element | undefined {
    const box = this.box;
    if (!box) return undefined;
    return box.scrollHeight > box.clientHeight + 1 ? box : (box.closest('main') ?? box);
  }

  /** Only scrolling up leaves the end: what grows or moves around the list does not. */
  private look = () => {
    const s = this.scroller;
    if (!s) return;
    if (s.scrollHeight - s.scrollTop - s.clientHeight < 60) this.atEnd = true;
    else if (s.scrollTop < this.top) this.atEnd = false;
    this.top = s.scrollTop;
  };

  /** Keeps what is in sight where it is while lines come above it. */
  keep = async (come: Promise<void>) => {
    const s = this.scroller;
    const below = s ? s.scrollHeight - s.scrollTop : 0;
    await come;
    s?.scrollTo({ top: s.scrollHeight - below });
  };

  /** Goes there with the next picture, which lays the page out anyway: asked at once, the list would be laid out for this alone. */
  toEndSoon = () => {
    requestAnimationFrame(() => {
      if (this.atEnd) this.toEnd();
    });
  };

  toEnd = () => {
    const s = this.scroller;
    s?.scrollTo({ top: s.scrollHeight });
  };
}
