// How far the tray is drawn up over the board on a phone: by a finger on its
// head, or in steps by its handle.

/** In: the question alone; half: as on a new question; out: over all but the state of the fleet. */
const reaches = ['in', 'half', 'out'] as const;
type Reach = (typeof reaches)[number];

/** Pixels after which a press is a pull. */
const slop = 6;

export class Drawn {
  reach = $state<Reach>('half');
  /** How high it is while a finger pulls it. */
  pulled = $state<number>();

  /** Whether the choices are to be seen. */
  get open(): boolean {
    return this.pulled === undefined ? this.reach !== 'in' : this.pulled > innerHeight * 0.26;
  }

  /** By its handle: in, and out again. */
  toggle() {
    this.reach = this.reach === 'in' ? 'half' : 'in';
  }

  /** A step up (1) or down (-1). */
  step(by: number) {
    const at = reaches.indexOf(this.reach) + by;
    this.reach = reaches[Math.max(0, Math.min(at, reaches.length - 1))]!;
  }

  /** The reach that is nearest to a height. */
  private settle(height: number) {
    const part = height / innerHeight;
    this.reach = part < 0.29 ? 'in' : part < 0.57 ? 'half' : 'out';
    this.pulled = undefined;
  }

  /** Lets a finger pull the tray by its head. */
  head = (head: HTMLElement) => {
    const tray = head.parentElement!;
    let from: { y: number; h: number } | undefined;
    const down = (e: PointerEvent) => {
      if (!e.isPrimary || e.button !== 0 || (e.target as Element).closest('button')) return;
      from = { y: e.clientY, h: tray.offsetHeight };
      head.setPointerCapture(e.pointerId);
    };
    const move = (e: PointerEvent) => {
      if (!from || (this.pulled === undefined && Math.abs(e.clientY - from.y) < slop)) return;
      this.pulled = Math.max(0, from.h + from.y - e.clientY);
    };
    const up = () => {
      from = undefined;
      if (this.pulled !== undefined) this.settle(this.pulled);
    };
    head.addEventListener('pointerdown', down);
    head.addEventListener('pointermove', move);
    head.addEventListener('pointerup', up);
    head.addEventListener('pointercancel', up);
    return () => {
      head.removeEventListener('pointerdown', down);
      head.removeEventListener('pointermove', move);
      head.removeEventListener('pointerup', up);
      head.removeEventListener('pointercancel', up);
    };
  };
}
