// Which hint of the guided game fits the moment. Each is bound to what is asked,
// or to what can be seen, and shown once: none ever stands in the way. Those of the first turn
// come to everybody, in this order, and are counted; the others when they fit.
import type { GameFrame } from '../api';

export type Hint =
  | 'welcome'
  | 'character'
  | 'rhythm'
  | 'draw'
  | 'move'
  | 'action'
  | 'crisis'
  | 'contribute'
  | 'window'
  | 'discard'
  | 'loyalty'
  | 'others'
  | 'space'
  | 'jump'
  | 'over';

/** The part of the page that a hint speaks of. */
export const partOf: Record<Hint, string> = {
  welcome: 'fleet',
  character: 'ask',
  rhythm: 'ask',
  draw: 'ask',
  move: 'board',
  action: 'ask',
  crisis: 'stage',
  contribute: 'hand',
  window: 'ask',
  discard: 'hand',
  loyalty: 'hand',
  others: 'log',
  space: 'board',
  jump: 'fleet',
  over: 'stage',
};

/** What everybody learns in a first turn: the two goals, who one is, and the steps of a turn one by one. */
export const script: readonly Hint[] = [
  'welcome',
  'character',
  'loyalty',
  'rhythm',
  'move',
  'action',
  'crisis',
];

/** The hints that differ for somebody who learns to play a Cylon. */
export const cylonHints = ['welcome', 'loyalty', 'action', 'contribute', 'others', 'jump'] as const;
export type CylonHint = (typeof cylonHints)[number];

/** The steps of a turn, by the phases of the game. */
export const rhythm = ['receive-skills', 'movement', 'action', 'crisis'] as const;

const asked: Record<string, Hint> = {
  character: 'character',
  receive: 'draw',
  draw: 'draw',
  move: 'move',
  action: 'action',
  box: 'crisis',
  contribute: 'contribute',
  play: 'window',
  discard: 'discard',
  pay: 'discard',
};

/** The hints that fit, the most fitting first. */
function fitting(frame: GameFrame): Hint[] {
  const { view, ask } = frame;
  if (view.over) return ['over'];
  const hints: Hint[] = ['welcome'];
  const own = ask && asked[ask.kind];
  const turn = view.turn > 0 && view.current === view.seat;
  if (turn && view.mine.loyalty.length > 0) hints.push('loyalty', 'rhythm');
  if (own) hints.push(own);
  if (view.crisis.length > 0 || view.check) hints.push('crisis');
  if (!ask && view.turn > 0) hints.push('others');
  if (view.mine.loyalty.length > 0 && view.turn > 0 && ask?.kind !== 'contribute') hints.push('loyalty');
  if (view.areas.some((a) => a.raiders + a.heavy + a.basestars.length > 0) && view.turn > 1)
    hints.push('space');
  if (view.marker > 0 && view.turn > 1) hints.push('jump');
  return hints;
}

/** The hint to show: the first that was not read. */
export const next = (frame: GameFrame, read: readonly Hint[]): Hint | undefined =>
  fitting(frame).find((hint) => !read.includes(hint));

/** The number of a hint of the first turn, of those that were read before it. */
export const stepOf = (hint: Hint, read: readonly Hint[]): number | undefined =>
  script.includes(hint) ? script.filter((other) => read.includes(other)).length + 1 : undefined;
