// A table's past as one pair of eyes saw it: where the reader is in it, and the
// moment shown. The board is drawn by the same session as in play: it is fed
// frames made of stills.
import type { Frame, Lang } from '../api';
import { language } from '../i18n/index.svelte';
import { explain } from '../problems';
import type { Session } from '../table/session.svelte';
import { getPast, getStills, reel, type Laid, type Past, type Still } from './api';

export class Film {
  readonly session: Session;
  readonly id: string;
  readonly key: string | null;
  readonly own: number; // the reader's own seat, -1 without one

  past = $state.raw<Past>();
  lang: Lang = language.now; // of the log
  at = $state(0); // the moment asked for
  shown = $state(-1); // the moment that the board shows
  laid = $state.raw<Laid>();
  fatal = $state<string>();

  private reels: (Promise<Still[]> | undefined)[] = [];

  constructor(id: string, key: string | null, own: number, session: Session) {
    this.session = session;
    this.id = id;
    this.key = key;
    this.own = own;
  }

  get length(): number {
    return this.past?.moments.length ?? 0;
  }

  /** Opens the past as some eyes saw it, at a moment; the last if there is none. */
  async open(eyes: number, at?: number) {
    const lang = language.now;
    try {
      const past = await getPast(this.id, this.key, eyes, lang);
      this.reels = [];
      this.past = past;
      this.lang = lang;
      this.fatal = undefined;
      this.shown = -1;
      await this.go(at ?? past.moments.length - 1);
    } catch (problem) {
      this.fatal = explain(problem);
    }
  }

  private reel(n: number): Promise<Still[]> {
    return (this.reels[n] ??= getStills(this.id, this.key, this.past!.eyes, n * reel).catch((problem) => {
      this.reels[n] = undefined;
      throw problem;
    }));
  }

  /** Goes to a moment; of several asked for at once the last is shown. */
  async go(to: number) {
    const past = this.past;
    if (!past || past.moments.length === 0) return;
    this.at = Math.min(Math.max(to, 0), past.moments.length - 1);
    const n = Math.floor(this.at / reel);
    try {
      const stills = await this.reel(n);
      if (past !== this.past || n !== Math.floor(this.at / reel)) return;
      this.show(stills[this.at % reel]!);
      if ((n + 1) * reel < past.moments.length) void this.reel(n + 1).catch(() => undefined);
    } catch (problem) {
      this.fatal = explain(problem);
    }
  }

  private show(still: Still) {
    const past = this.past!;
    const moment = past.moments[still.moment]!;
    const seat = past.eyes < 0 ? -1 : past.eyes;
    const frame: Frame = {
      seq: still.moment,
      seat,
      lang: this.lang,
      table: { ...past.table, seats: past.table.seats.map((s) => ({ ...s, present: true })) }, // nobody is away in a record
      view: { ...still.view, seat: seat === this.own ? seat : -1 },
      waiting: still.view.over ? [] : moment.waiting,
      log: [],
      talk: [],
    };
    this.laid = still.laid;
    this.session.show(
      frame,
      past.log.filter((l) => l.n <= moment.line),
      still.moment === this.shown + 1,
    );
    this.session.seenTo = past.moments[still.moment - 1]?.line ?? -1; // the log marks what this moment has added
    this.shown = still.moment;
  }

  /** The lines of the log between the moment before and the one asked for. */
  get news() {
    const past = this.past;
    if (!past || this.at === 0) return [];
    const from = past.moments[this.at - 1]!.line;
    return past.log.filter((l) => l.n > from && l.n <= past.moments[this.at]!.line);
  }

  /** The first moment of the turn before, or of the next. */
  turn(step: -1 | 1): number {
    const moments = this.past!.moments;
    const now = moments[this.at]!.turn;
    if (step > 0) {
      const next = moments.findIndex((m, i) => i > this.at && m.turn !== now);
      return next < 0 ? moments.length - 1 : next;
    }
    let i = this.at;
    while (i > 0 && moments[i - 1]!.turn === now) i--;
    if (i < this.at) return i;
    const before = moments[Math.max(0, i - 1)]!.turn;
    while (i > 0 && moments[i - 1]!.turn === before) i--;
    return i;
  }
}
