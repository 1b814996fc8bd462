// The end of a skill check often passes between two frames, or all of it: nobody
// had anything to do in it. What was seen of the check and the lines of the log
// that followed are put together here, so that the reveal can still be shown.
import type { CheckView, Shown, LogLine } from '../api';

/** A check as it was last seen, and the last line of the log at its beginning. */
export interface Remembered {
  check: CheckView;
  since: number;
}

/**
 * What to remember of checks when a frame has come. A check of which no frame
 * has shown anything is read from its lines, if they came after line `known`.
 */
export function remember(
  before: Remembered | undefined,
  frame: Shown,
  log: readonly LogLine[],
  known = Infinity,
): Remembered | undefined {
  const check = frame.view?.check;
  if (!check) {
    const began = log.findLast((l) => l.kind === 'check');
    return began && began.n > known && began.n !== before?.since ? read(began, log, frame) : before;
  }
  const same = before && before.check.source === check.source && !finished(before, log);
  return { check, since: same ? before.since : lastBeginning(log) };
}

/** The number of the line with which the check under way began. */
function lastBeginning(log: readonly LogLine[]): number {
  return log.findLast((l) => l.kind === 'check')?.n ?? log.at(-1)?.n ?? 0;
}

/** A check as its lines tell it. */
export function read(began: LogLine, log: readonly LogLine[], frame: Shown): Remembered {
  const own = log.filter((l) => l.n > began.n);
  const added = (frame.view?.seats ?? []).map((_, seat) =>
    own.reduce((sum, l) => sum + (l.kind === 'added' && l.by === seat ? l.added! : 0), 0),
  );
  const destiny = own.find((l) => l.kind === 'destiny-added')?.added ?? 0;
  const check: CheckView = {
    source: began.cause ?? '',
    difficulty: (own.findLast((l) => l.kind === 'difficulty') ?? began).check!.difficulty,
    ...(began.check!.partial ? { partial: began.check!.partial } : {}),
    positive: Object.keys(began.types ?? {}),
    actor: began.by ?? -1,
    chosen: began.at ?? -1,
    adding: -1,
    added,
    pile: added.reduce((sum, n) => sum + n, destiny),
    cards: [],
    reckless: false,
    faceUp: false,
    onesHelp: false,
    zeroed: [],
  };
  return { check, since: began.n };
}

/** The remembered check with its cards and total, if it has been revealed since. */
export function finished(seen: Remembered | undefined, log: readonly LogLine[]): CheckView | undefined {
  if (!seen) return undefined;
  const lines = log.filter((l) => l.n > seen.since);
  const next = lines.findIndex((l) => l.kind === 'check');
  const own = next < 0 ? lines : lines.slice(0, next);
  const cards = pile(own) ?? seen.check.cards;
  if (cards.length === 0) return undefined;
  const total = own.findLast((l) => l.kind === 'total')?.total ?? seen.check.total;
  return { ...seen.check, cards, adding: -1, ...(total === undefined ? {} : { total }) };
}

/** The cards of a check as its lines leave them: turned up, and then added to or discarded. */
function pile(own: readonly LogLine[]): string[] | undefined {
  const up = own.findLastIndex((l) => l.kind === 'revealed');
  if (up < 0) return undefined;
  const cards = [...(own[up]!.comps ?? [])];
  for (const { kind, comps = [] } of own.slice(up + 1)) {
    if (kind === 'destiny-added' || kind === 'added') cards.push(...comps);
    if (kind === 'discarded-added') for (const id of comps) cards.splice(cards.indexOf(id), 1);
  }
  return cards;
}
