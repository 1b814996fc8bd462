// One table as one browser sees it: the frame that came last and the one that is
// shown, the log so far, what is being picked, what is open on the side. Components
// read it; only its methods change it.
import { tick } from 'svelte';
import {
  answer,
  getFrame,
  nothing,
  type Ask,
  type Frame,
  type GameFrame,
  type Known,
  type Lang,
  type LogLine,
  type Option,
  type TalkLine,
} from '../api';
import { Beats } from '../beats/beats.svelte';
import { plan, turnsBack } from '../beats/plan';
import { Seen } from '../beats/seen';
import { waited, type Waited } from '../beats/waited';
import { offline, Problem } from '../http';
import { language, t } from '../i18n/index.svelte';
import { idle } from '../later.svelte';
import { explain } from '../problems';
import { finished, remember, type Remembered } from './ceremony';
import { kept } from './kept';
import { merge, reread } from './log';
import { notices } from './notices.svelte';
import { Parts } from './parts.svelte';
import { keepRead, mergeTalk, readTo, saidOf, unread } from '../talk/talk';
import { listen } from './stream';
import { bySpot } from './spots';
import * as pick from './selection';

/** What is shown in the side sheet. */
export type Sheet =
  | { kind: 'component'; id: string }
  | { kind: 'rule'; id: string; cause?: string | undefined } // under which something happened, and what it came from
  | { kind: 'orders' | 'notes' | 'position'; id: '' };

/** Stands for the question where none is asked. */
const none = -1;

/** How long somebody needs to see what was rolled, in milliseconds. */
const glance = 2500;

export class Session {
  readonly id: string;
  readonly key: string | null;

  /** The newest frame. */
  received = $state.raw<Frame>();
  /** The log up to what is shown. */
  log = $state.raw<readonly LogLine[]>([]);
  /** What happens, as it is played. */
  readonly beats = new Beats({
    line: (line) => this.showLog(line.n),
    board: (frame) => this.showBoard(frame),
    asks: (frame) => this.showAsk(frame),
  });
  talk = $state.raw<readonly TalkLine[]>([]);
  picked = $state.raw<pick.Selection>(pick.nothing);
  private sentAt = $state<number>(); // the question, or none of them, at which something is on its way to the server
  answered = $state(-1); // number of the last question answered here
  private refused = $state.raw<unknown>(); // why the last thing done here was not taken
  fatal = $state<string>();
  up = $state(true);
  sheet = $state.raw<Sheet>();
  folded = $state(false); // the page of the end, so that the board is seen
  /** What is drawn up over the scene from the lower edge. */
  drawn = $state<'choices' | 'hand' | 'sealed'>();
  /** Whether to take none of the options is what is chosen. */
  none = $state(false);
  seenTo = $state(-1); // last log line when this seat last answered

  private talkRead = $state(0); // last line of the talk that was read
  private check = $state.raw<Remembered>();

  rolls = $state.raw<readonly LogLine[]>([]); // dice rolled last, until something is answered or a turn passes
  private rolledAt = 0; // when the last of them came

  waited = $state.raw<Waited>(); // what has happened while nobody looked from this seat

  private shown: Frame | undefined; // the frame whose board is shown
  private all: readonly LogLine[] = []; // the whole log, of which more may come than is shown
  private toldTo = Infinity; // the last line when a board was last shown
  private askedTo = $state(-1); // the last question for which everything that led to it has been shown
  private stop: (() => void) | undefined;
  private began = false; // the first frame is shown
  private welcomed = false; // it was told what has happened before
  private left = -1; // the last line when the page was last hidden
  private readonly seen: Seen;
  private ended = false;

  constructor(id: string, key: string | null) {
    this.id = id;
    this.key = key;
    this.talkRead = readTo(id);
    this.seen = new Seen(id, key);
  }

  /** The sitting's own seat, -1 for somebody who watches. */
  seat = $derived(this.received?.seat ?? -1);

  /** Fetches the table, shows it once what shows it is here, and then follows it. */
  async start(ready: (first: Frame) => Promise<unknown>) {
    try {
      const first = await getFrame(this.id, this.key, nothing, language.now);
      await ready(first).catch(() => Promise.reject(offline()));
      this.take(first);
      void this.welcome();
    } catch (problem) {
      const shut = !this.key && problem instanceof Problem && problem.code === 'wrong-key';
      this.fatal = shut ? t('visible.closed') : explain(problem);
      return;
    }
    await idle(); // the first screen comes before what changes it
    if (this.ended) return;
    this.listen();
  }

  private listen() {
    let fresh = true; // what has happened while nobody listened is not played
    this.stop = listen(this.id, this.key, language.now, {
      known: () => this.known(),
      frame: (frame) => {
        this.take(frame, fresh || document.visibilityState === 'hidden');
        fresh = false;
      },
      up: (isUp) => {
        this.up = isUp;
        fresh ||= !isUp;
      },
      refused: () => void this.whyRefused(),
    });
  }

  /** Shows that the seat is no longer this sitting's own, if that is why the line is refused. */
  private async whyRefused() {
    try {
      await getFrame(this.id, this.key, this.known(), language.now);
    } catch (problem) {
      if (!(problem instanceof Problem) || (problem.code !== 'removed' && problem.code !== 'wrong-key'))
        return;
      this.fatal = explain(problem);
      this.end();
    }
  }

  /** Listens in the language that is read from now on; what is picked stays picked. */
  hearIn(lang: Lang) {
    if (!this.stop || this.received?.lang === lang) return;
    this.stop();
    this.listen();
  }

  /** What need not come again: nothing of a log in another language. */
  private known(): Known {
    const log = this.received?.lang === language.now ? (this.all.at(-1)?.n ?? 0) : 0;
    return { log, talk: this.talk.at(-1)?.n ?? 0 };
  }

  end() {
    this.ended = true;
    this.beats.drop();
    this.seen.keep();
    this.stop?.();
  }

  /** Tells what has happened since somebody last looked from this seat, and keeps from now on what is seen. */
  private async welcome() {
    if (this.seat < 0) return;
    const since = await this.seen.before();
    if (this.ended) return;
    this.tell(since);
    this.welcomed = true;
    this.visit();
  }

  private tell(since: number) {
    if (this.received?.view && !this.received.view.over) this.waited = waited(this.all, since, this.seat);
  }

  /** Puts away what has happened meanwhile, which is seen with that. */
  caughtUp() {
    this.waited = undefined;
    this.seen.keep();
  }

  /** Notes that what is shown is seen, while somebody looks. */
  private visit() {
    if (this.welcomed && document.visibilityState === 'visible') this.seen.saw(this.log.at(-1)?.n ?? -1);
  }

  /** A page that nobody looks at plays nothing; somebody who comes back is told what has happened. */
  readonly look = () => {
    if (document.visibilityState === 'hidden') {
      this.left = this.log.at(-1)?.n ?? -1;
      this.seen.keep();
      this.beats.skip();
    } else if (this.welcomed) {
      this.tell(this.left);
      this.visit();
    }
  };

  /** Takes a frame in: plays what led to it, or shows it at once. A selection lives on while its question does. */
  take(frame: Frame, atOnce = false) {
    const before = this.received;
    if (before && frame.lang !== before.lang && frame.lang !== language.now) return; // of the stream before
    const known = this.all.at(-1)?.n ?? 0;
    this.all = merge(this.all, frame.log);
    this.talk = mergeTalk(this.talk, frame.talk);
    const other = before !== undefined && frame.lang !== before.lang;
    if (before && !other && frame.seq < before.seq) {
      if (!this.beats.playing) this.showLog(Infinity);
      return;
    }
    frame = kept(before, frame);
    this.picked = pick.carry(before?.ask, this.picked, frame.ask);
    if (frame.ask?.ask !== before?.ask?.ask) {
      this.refused = undefined;
      this.none = false;
      this.drawn = undefined;
    }
    this.received = frame;
    this.putTogether();
    if (!before || other || atOnce || turnsBack(frame.log)) this.jump(frame);
    else this.beats.add(plan(frame, known, frame.seat));
    if (other) this.translate();
    this.began = true;
  }

  /** Shows a frame at once, whatever is still to be played. */
  private jump(frame: Frame) {
    this.beats.drop();
    this.showLog(Infinity);
    this.showBoard(frame);
    this.showAsk(frame);
  }

  /** Shows the log up to a line. */
  private showLog(to: number) {
    const shown = this.log.at(-1)?.n ?? 0;
    this.log =
      to >= (this.all.at(-1)?.n ?? 0) ? this.all : this.all.filter((l) => l.n <= Math.max(to, shown));
    this.rolled(this.shown ? this.log.filter((l) => l.n > shown) : []);
    this.visit();
  }

  /** Shows the board of a frame. */
  private showBoard(frame: Frame) {
    const before = this.shown;
    // dice belong to what is going on: another turn and a check have their own
    const anew = before?.view?.turn !== frame.view?.turn || (!before?.view?.check && frame.view?.check);
    if (before && anew && Date.now() - this.rolledAt > glance) this.rolls = [];
    if (!frame.view?.over) this.folded = false; // another end is shown, although this one was put aside
    this.shown = frame;
    this.putTogether();
    this.check = remember(this.check, frame, this.log, this.toldTo);
    this.toldTo = this.log.at(-1)?.n ?? 0;
  }

  /** Shows what a frame asks, and calls somebody who looks elsewhere. */
  private showAsk({ ask }: Frame) {
    if (!ask || ask.ask <= this.askedTo) return;
    if (this.began) notices.turn();
    this.askedTo = ask.ask;
    if (ask.window !== 'rolled' && ask.kind !== 'reroll') this.clearDice();
  }

  /** Takes the dice away once they have been seen: something else is asked. */
  private clearDice() {
    const { rolls } = this;
    if (rolls.length === 0) return;
    const seen = 2 * glance - (Date.now() - this.rolledAt);
    setTimeout(() => this.rolls === rolls && (this.rolls = []), Math.max(0, seen));
  }

  /** Has what it keeps of the log say what the log says now. */
  private translate() {
    this.rolls = reread(this.rolls, this.log);
    if (this.waited) this.waited = waited(this.all, this.waited.since, this.seat);
  }

  /** Shows a moment of the past with the log up to it; `next`: the one after the moment shown. */
  show(frame: Frame, log: readonly LogLine[], next: boolean) {
    const known = this.log.at(-1)?.n ?? 0;
    this.rolls = next ? log.filter((l) => l.n > known && l.kind === 'rolled') : [];
    this.log = this.all = log;
    this.received = this.shown = frame;
    this.putTogether();
    this.check = remember(next ? this.check : undefined, frame, log);
  }

  /** Takes in the dice of new lines. Frames may follow each other fast: what is rolled stays a while. */
  private rolled(lines: readonly LogLine[]) {
    const rolls = lines.filter((l) => l.kind === 'rolled');
    if (rolls.length === 0) return;
    this.rolls = Date.now() - this.rolledAt > glance ? rolls : [...this.rolls, ...rolls];
    this.rolledAt = Date.now();
  }

  /** What is known of the table, with the board that is shown, once the game has begun. What reads a part of it depends on that part alone. */
  get frame(): GameFrame | undefined {
    return this.hasBoard ? this.framed.now : undefined;
  }
  private hasBoard = $state(false);
  private readonly framed = new Parts<GameFrame>();
  private readonly viewed = new Parts<GameFrame['view']>();

  /** Puts the frame together of what has come and what is shown. */
  private putTogether() {
    const { received, shown } = this;
    const [came, view] = [received?.view, shown?.view];
    if (came && view) {
      this.viewed.set(view);
      this.framed.set({ ...received!, view: this.viewed.now, waiting: shown!.waiting });
    }
    this.hasBoard = came !== undefined && view !== undefined;
  }

  /** The last check, once it is over, until something is answered or it is put away. */
  get lastCheck() {
    return this.frame?.view.check ? undefined : finished(this.check, this.log);
  }

  /** Which check is shown: the same while it is under way and when it is over. */
  get checkBegan(): number | undefined {
    return this.check?.since;
  }

  /** How much was said that was not on the screen yet. */
  get unread(): number {
    return unread(this.talk, this.talkRead, this.seat);
  }

  /** Notes that all that was said has been read. */
  readTalk() {
    const last = this.talk.at(-1)?.n ?? 0;
    if (last === this.talkRead) return;
    this.talkRead = last;
    keepRead(this.id, last);
  }

  /** What a seat has said of the open check. */
  saidOfCheck(seat: number): TalkLine['say'] | undefined {
    return saidOf(this.talk, this.log, seat);
  }

  putAway() {
    this.check = undefined;
  }

  /** What there is to answer now, if anything: once what led to it has been played. */
  ask = $derived.by((): Ask | undefined => {
    const ask = this.received?.ask;
    return ask && ask.ask !== this.answered && ask.ask <= this.askedTo ? ask : undefined;
  });

  // The names change seldom, frames often: what is made of names is not made anew with each.
  private joined = $derived((this.received?.table.seats ?? []).map((s) => s.name).join('\n'));

  /** What the seats are called, by seat. */
  names = $derived(this.joined.split('\n'));

  private spots = $derived(bySpot(this.ask?.options ?? [], this.ask?.kind));

  /** The options that lie on a spot. */
  at(spot: string): string[] {
    return this.spots.get(spot) ?? [];
  }

  /** How often something on a spot is picked. */
  pickedAt(spot: string): number {
    return this.at(spot).reduce((sum, id) => sum + (this.picked[id] ?? 0), 0);
  }

  option(id: string): Option | undefined {
    return this.ask?.options.find((o) => o.id === id);
  }

  press(id: string) {
    if (!this.ask || this.sending) return;
    this.picked = pick.press(this.ask, this.picked, id);
    this.none = false;
  }

  add(id: string) {
    if (!this.ask || this.sending) return;
    this.picked = pick.add(this.ask, this.picked, id);
    this.none = false;
  }

  /** Chooses to take none of the options, or not to. */
  pressNone() {
    if (!this.ask || this.ask.min > 0 || this.sending) return;
    this.picked = pick.nothing;
    this.none = !this.none;
  }

  /** Whether what is chosen is an answer: to take none is one only if it was chosen. */
  get ready(): boolean {
    return !!this.ask && pick.isLegal(this.ask, this.picked) && (pick.total(this.picked) > 0 || this.none);
  }

  remove(id: string) {
    if (!this.sending) this.picked = pick.remove(this.picked, id);
  }

  clear() {
    this.picked = pick.nothing;
    this.none = false;
  }

  /**
   * Presses a thing on the board, in the hand or among the people: its option if
   * it has just one; if several, the list of choices is drawn up, at the first; if none, it is read.
   */
  touch(spot: string, read?: string) {
    const options = this.at(spot);
    if (options.length === 1) this.press(options[0]!);
    else if (options.length > 1) void this.showChoice(options[0]!);
    else if (read) this.open(read);
  }

  /** Draws the list of choices up, if one is not to be seen, and puts the focus on it. */
  private async showChoice(option: string) {
    const there = () => document.getElementById(`option-${option}`);
    if (!there()) this.drawn = 'choices';
    await tick();
    there()?.focus();
  }

  open(id: string) {
    this.sheet = { kind: 'component', id };
  }

  openOrders() {
    this.sheet = { kind: 'orders', id: '' };
  }

  openNotes() {
    this.sheet = { kind: 'notes', id: '' };
  }

  openPosition() {
    this.sheet = { kind: 'position', id: '' };
  }

  openRule(id: string, cause?: string) {
    this.sheet = { kind: 'rule', id, cause };
  }

  /** Sends the selection as the answer. */
  async confirm() {
    const ask = this.ask;
    if (!ask || !this.ready) return;
    this.beats.skip();
    const seen = this.log.at(-1)?.n ?? -1;
    const takes = pick.takes(ask, this.picked);
    if (this.lastCheck) this.putAway();
    this.rolls = []; // what the answer leads to may be here before the server says that it was taken
    if (!(await this.act((key) => answer(this.id, key, ask.ask, takes)))) return;
    this.answered = Math.max(this.answered, ask.ask);
    this.seenTo = Math.max(this.seenTo, seen);
    this.caughtUp();
    if (this.received?.ask?.ask !== ask.ask) return; // what is picked and drawn up is of the next question
    this.clear();
    this.drawn = undefined;
  }

  /** Why the last thing done here was not taken, in the present language. */
  get trouble(): string | undefined {
    return this.refused === undefined ? undefined : explain(this.refused);
  }

  /**
   * Whether presses have to wait for something on its way to the server. The next question may come before
   * the receipt of an answer: it can be answered at once.
   */
  get sending(): boolean {
    return this.sentAt !== undefined && this.sentAt === (this.ask?.ask ?? none);
  }

  /** Does something at the table as this seat; a refusal is told in the tray. */
  async act(call: (key: string) => Promise<unknown>): Promise<boolean> {
    if (!this.key || this.sending) return false;
    const at = (this.sentAt = this.ask?.ask ?? none);
    this.refused = undefined;
    try {
      await call(this.key);
      return true;
    } catch (problem) {
      this.refused = problem;
      if (problem instanceof Problem && problem.status === 409) void this.refresh();
      return false;
    } finally {
      if (this.sentAt === at) this.sentAt = undefined;
    }
  }

  /** Looks again after a refusal, which stays told although the question is another. */
  private async refresh() {
    const { refused } = this;
    try {
      this.take(await getFrame(this.id, this.key, this.known(), language.now));
      this.refused = refused;
    } catch {
      // the stream will bring it
    }
  }
}
