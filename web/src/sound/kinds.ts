// Which sound a beat has. It depends on the public part of its line alone, and on whose seat listens.
import type { LogLine } from '../api';

export const sounds = [
  'turn', // it is your turn
  'you', // something happened to you
  'card',
  'help', // a card of a check that helps is turned
  'harm',
  'pass',
  'partial',
  'fail',
  'die',
  'raider',
  'hit',
  'lost',
  'step',
  'jump',
  'cylon',
  'execution',
  'talk',
  'end',
] as const;
export type Sound = (typeof sounds)[number];

/** What a line of the log sounds like by the kind of its beat. Cards of a check sound one by one, as they are turned. */
const byKind: Record<string, Sound> = {
  cards: 'card',
  added: 'card',
  crisis: 'card',
  title: 'card',
  die: 'die',
  attack: 'raider',
  damage: 'hit',
  destroyed: 'lost',
  boarding: 'step',
  jump: 'jump',
  execution: 'execution',
  over: 'end',
};

/** Beats beside which nothing else is heard. */
const peaks = new Set([
  'crisis',
  'check',
  'verdict',
  'die',
  'attack',
  'destroyed',
  'jump',
  'reveal',
  'execution',
  'over',
]);

type Line = Pick<LogLine, 'kind' | 'by' | 'at' | 'outcome'>;

/** The sound of a line with a beat of some kind, as the listener at a seat hears it. */
export function soundOf(line: Line, kind: string, seat: number): Sound | undefined {
  if (line.at === seat && line.by !== seat && !peaks.has(kind) && kind !== 'quiet') return 'you';
  if (kind === 'verdict') return line.outcome ?? 'fail';
  if (kind === 'reveal') return line.kind === 'cylon' ? 'cylon' : 'card';
  return byKind[kind];
}
