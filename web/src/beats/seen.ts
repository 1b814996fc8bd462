// How far a seat has seen the log, which the server keeps for it: on whatever device
// it comes back, it is told what it has not seen.
import { see, seenTo } from '../api';

const pause = 4000; // ms; what comes in quick succession is kept together

export class Seen {
  private readonly id: string;
  private readonly key: string | null;
  private kept = -1;
  private last = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, key: string | null) {
    this.id = id;
    this.key = key;
  }

  /** The last line that was seen before, -1 if that is not known. */
  async before(): Promise<number> {
    if (!this.key) return -1;
    try {
      this.kept = await seenTo(this.id, this.key);
    } catch {
      // it is no more than a summary that is not shown
    }
    return this.kept;
  }

  /** A line is on the screen. */
  saw(line: number) {
    if (line <= this.last) return;
    this.last = line;
    this.timer ??= setTimeout(() => this.keep(), pause);
  }

  /** Has the server keep it, also while the page goes away. */
  keep() {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.key || this.last <= this.kept) return;
    this.kept = this.last;
    see(this.id, this.key, this.last).catch(() => (this.kept = -1)); // another time
  }
}
