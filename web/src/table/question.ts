// The sentence of the moment: what is asked of whoever looks, or what the table waits for.
import { say, t } from '../i18n/index.svelte';
import { letterOf } from '../plot/ships';
import { seatName, together } from './people.svelte';
import type { Session } from './session.svelte';

/** Whether a bot plays for the sitting's own seat. */
export const isAway = ({ frame, seat }: Session): boolean =>
  !frame!.view.over && (frame!.table.seats[seat]?.standIn ?? false);

/** @param told whether it is said how a check stands, which stands beside the question where there is room. */
export function question(session: Session, told = true): string {
  const { ask } = session;
  if (!ask) return idle(session);
  const text = say(ask.text);
  const about = ask.about ? t('tray.civilian', { letter: letterOf(ask.about) }) : '';
  const asked = text.toLowerCase().includes(about.toLowerCase()) ? text : `${text} ${about}`;
  return told && ask.window === 'totalled' ? `${asked} ${standing(session)}`.trimEnd() : asked;
}

/** How a check stands that has been added up. */
function standing({ frame }: Session): string {
  const { total, difficulty, partial } = frame!.view.check ?? {};
  if (total === undefined || difficulty === undefined) return '';
  return partial
    ? t('tray.standsPartial', { total, difficulty, partial })
    : t('tray.stands', { total, difficulty });
}

function idle(session: Session): string {
  const frame = session.frame!;
  if (frame.view.over) return t('phase.over');
  if (isAway(session)) return t('tray.away');
  if (frame.ask && session.answered === frame.ask.ask) return t('tray.sent');
  const names = together(frame.waiting.map((seat) => seatName(frame, seat)));
  const watching = frame.view.seat < 0 ? t('tray.watching') + ' ' : '';
  return watching + (names ? t('tray.waiting', { names }) : watching ? '' : t('tray.idle'));
}
