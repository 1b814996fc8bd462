// The sentence of the moment: what the person looking is asked, or what the table waits for.
import { t } from '../i18n/index.svelte';
import { seatName, together } from './people.svelte';
import type { Session } from './session.svelte';
import { words, type Sentence } from './spans';
import { minus } from './sum';

/** Whether a bot plays for the sitting's own seat. */
export const isAway = ({ frame, seat }: Session): boolean =>
  !frame!.view.over && !frame!.table.closed && (frame!.table.seats[seat]?.standIn ?? false);

/** @param told whether to say how a check stands, which is shown beside the question where there is room. */
export function question(session: Session, told = true): Sentence {
  const { ask } = session;
  if (!ask) return [words(idle(session))];
  const stands = told && ask.window === 'totalled' ? standing(session) : '';
  return stands ? [...ask.text, words(` ${stands}`)] : ask.text;
}

/** How a check stands that has been added up. */
function standing({ frame }: Session): string {
  const { total, difficulty, partial } = frame!.view.check ?? {};
  if (total === undefined || difficulty === undefined) return '';
  return partial
    ? t('ask.standsPartial', { total: minus(total), difficulty, partial })
    : t('ask.stands', { total: minus(total), difficulty });
}

function idle(session: Session): string {
  const frame = session.frame!;
  if (frame.view.over) return t('phase.over');
  if (frame.table.closed) return t('error.closed');
  if (isAway(session)) return t('ask.away');
  if (frame.view.seats[frame.view.seat]?.out) return t('ask.out');
  if (frame.ask && session.answered === frame.ask.ask) return t('ask.sent');
  if (frame.ask && session.beats.playing) return t('ask.soon'); // it is asked once what leads to it has been played
  // the board shown already says that a seat is waited for that is asked only after this has been played
  const others = frame.waiting.filter((seat) => seat !== frame.view.seat);
  const names = together(others.map((seat) => seatName(frame, seat)));
  const watching = frame.view.seat < 0 ? t('ask.watching') + ' ' : '';
  return watching + (names ? t('ask.waiting', { names }) : watching ? '' : t('ask.idle'));
}
