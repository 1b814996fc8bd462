// Plays what happens, one beat after the other. What is played is in `now`. The
// code that draws it or makes its sound reads that, and decides neither order nor
// length.
import type { Frame, LogLine } from '../api';
import { afterPicture, apart, layOutApart } from '../later.svelte';
import { pace, type Speed } from './pace.svelte';
import { end, type Kind, type Step } from './plan';

/** The beat that is played. */
export interface Now {
  line: LogLine;
  kind: Kind;
  /** How long it lasts at the chosen speed. */
  ms: number;
  /** When it began, by performance.now(). */
  began: number;
}

/** Shows what beats lead to. */
interface Shows {
  /** The log up to a line. */
  line(line: LogLine): void;
  /** The board of a frame. */
  board(frame: Frame): void;
  /** What a frame asks. */
  asks(frame: Frame): void;
}

export class Beats {
  now = $state.raw<Now>();
  paused = $state(false);
  private queue = $state.raw<readonly Step[]>([]);
  private rest = 0; // of the beat that is played, while paused
  private callOff: (() => void) | undefined; // what comes next by itself
  private readonly shows: Shows;

  constructor(shows: Shows) {
    this.shows = shows;
  }

  /** How many beats follow the one that is played. */
  get left(): number {
    return this.queue.filter((s) => 'line' in s && s.ms > 0).length;
  }

  /** Whether a beat is played, or one begins with the next picture. */
  get playing(): boolean {
    return this.now !== undefined || this.left > 0;
  }

  get speed(): Speed {
    return pace.now;
  }

  set speed(speed: Speed) {
    pace.set(speed);
    if (pace.factor === 0) this.skip();
  }

  /** Plays steps after those that are still to come. */
  add(steps: readonly Step[]) {
    const { past, left } = end([...this.queue, ...steps]);
    this.showAll(past);
    this.queue = left;
    if (pace.factor === 0) this.skip();
    else if (!this.now && !this.callOff) this.begin();
  }

  /** Begins to play in a task of its own, after what had to be done to take it in. What is not waited for comes at once. */
  private begin() {
    if (this.playing) this.callOff = apart(() => this.next());
    else this.next();
  }

  /** Plays lines once more, over the board of now. */
  again(...lines: LogLine[]) {
    this.skip();
    this.paused = false;
    this.add(lines.map((line) => ({ line, ms: line.beat.ms })));
  }

  /** Stops the beat that is played where it is, or goes on with it. */
  pause(on: boolean) {
    if (on === this.paused) return;
    this.paused = on;
    if (!this.now) return;
    if (on) {
      this.stop();
      this.rest = Math.max(0, this.now.ms - (performance.now() - this.now.began));
    } else {
      this.now = { ...this.now, began: performance.now() - (this.now.ms - this.rest) };
      this.goOnAfter(this.rest);
    }
  }

  private goOnAfter(ms: number) {
    const timer = setTimeout(() => this.next(), ms);
    this.callOff = () => clearTimeout(timer);
  }

  private stop() {
    this.callOff?.();
    this.callOff = undefined;
  }

  /** Shows the line of the cards of a check, which lists them, once they have been played. */
  private told() {
    if (this.now?.kind === 'check') this.shows.line(this.now.line);
  }

  /** Goes to now: shows at once all that is still to come. */
  skip() {
    this.stop();
    this.told();
    const { queue } = this;
    this.queue = [];
    this.now = undefined;
    this.paused = false;
    this.showAll(queue);
  }

  /** Forgets what is still to come, of which something later is shown. */
  drop() {
    this.stop();
    this.queue = [];
    this.now = undefined;
    this.paused = false;
  }

  private showAll(steps: readonly Step[]) {
    const line = steps.findLast((s) => 'line' in s);
    const board = steps.findLast((s) => 'board' in s);
    const asks = steps.findLast((s) => 'asks' in s);
    if (line) this.shows.line(line.line);
    if (board) this.shows.board(board.board);
    if (asks) this.shows.asks(asks.asks);
  }

  private next() {
    this.told();
    this.goOn();
  }

  /**
   * Shows what comes, to the next beat. What there is to do for a board is most of it: what follows a board comes
   * with the next picture, so that a slow processor has time for a press in between. Until then the beat before stays.
   */
  private goOn() {
    this.callOff = undefined;
    layOutApart();
    while (this.queue.length > 0) {
      const [step, ...rest] = this.queue as [Step, ...Step[]];
      this.queue = rest;
      if ('board' in step) {
        this.shows.board(step.board);
        if (!this.playing) continue; // nothing is waited for, such as after what one has done oneself
        this.callOff = afterPicture(() => this.goOn());
        return;
      }
      if ('asks' in step) {
        this.shows.asks(step.asks);
        continue;
      }
      const ms = step.ms * pace.factor;
      if (ms === 0 || step.line.beat.kind !== 'check') this.shows.line(step.line);
      if (ms === 0) continue;
      this.now = { line: step.line, kind: step.line.beat.kind, ms, began: performance.now() };
      this.rest = ms;
      if (!this.paused) this.goOnAfter(ms);
      return;
    }
    this.now = undefined;
  }
}
