// Follows the newest line of a list that grows at its end, until its reader goes
// back. What scrolls is the list itself or, on a phone, the part of the page
// around it.

import { afterPicture } from '../later.svelte';

export class Follow {
  atEnd = $state(true);
  private box: HTMLElement | undefined;
  private top = 0;
  /** Calls off the look that is to come, while there is one. */
  private callOff: (() => void) | undefined;

  /** Begins to follow a list; returns what ends it. */
  attach = (box: HTMLElement) => {
    this.box = box;
    const around = box.closest('main');
    box.addEventListener('scroll', this.lookSoon);
    around?.addEventListener('scroll', this.lookSoon);
    return () => {
      box.removeEventListener('scroll', this.lookSoon);
      around?.removeEventListener('scroll', this.lookSoon);
      this.callOff?.();
    };
  };

  private get scroller(): Element | undefined {
    const box = this.box;
    if (!box) return undefined;
    return box.scrollHeight > box.clientHeight + 1 ? box : (box.closest('main') ?? box);
  }

  /** Looks when the next picture has been laid out: a look before would have the page laid out for this alone. */
  private lookSoon = () => {
    this.callOff ??= afterPicture(this.look);
  };

  /** Only scrolling up leaves the end: what grows or moves around the list does not. */
  private look = () => {
    this.callOff?.();
    this.callOff = undefined;
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
      if (this.callOff) this.look(); // whoever goes back at this moment stays there
      if (this.atEnd) this.toEnd();
    });
  };

  toEnd = () => {
    const s = this.scroller;
    s?.scrollTo({ top: s.scrollHeight });
  };
}
