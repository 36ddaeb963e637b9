import type { BoardLine, BoardVisit } from '../../../data/visit-board.ts';
import { daysAfter, weekdayOf } from '../../../domain/calendar-day.ts';
import { clientName } from '../../../domain/client.ts';
import { formatNearDay, today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { movedTime } from '../../../domain/visit-hours.ts';
import { fill } from '../../../lib/fill.ts';
import type { Tone } from '../../../lib/tone.ts';
import * as t from './words.ts';

/** The placement's page has the whole reason. */
const LONGEST = 100;

/** The Monday of a day’s week, or of this week if it is no day. */
export function mondayOf(day: string | undefined, now = today()): string {
  const known = day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : now;
  return daysAfter(known, -weekdayOf(known));
}

export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, n) => daysAfter(monday, n));

/** The name of a line. An erased request has no client. */
export const nameOf = ({ client, caregiverName }: BoardLine): string => caregiverName ?? clientName(client);

/** Where the name links to; undefined once the account is gone. */
export function lineHref({ id, caregiverName, visits }: BoardLine): string | undefined {
  if (caregiverName === null) return href('adminRequest', { id });
  return visits.some(({ placement }) => placement === id) ? undefined : href('adminCaregiver', { id });
}

/** The other person of a visit: the caregiver on a client's line, or the client. Empty if nobody comes. */
export function withWhom({ client, caregiver, kind, instead }: BoardVisit, isByCaregiver: boolean): string {
  if (isByCaregiver) return clientName(client);
  return kind === 'cannot_come' ? (instead ?? '') : caregiver;
}

/** A visit's change: a badge and the details. */
export function stateOf(
  visit: BoardVisit,
  isByCaregiver: boolean,
): { label: string; tone: Tone; about: string[] } | undefined {
  const { kind, caregiver, instead, covers, settled, moved } = visit;
  const before = moved ? movedFrom(moved) : [];
  if (!kind) return moved ? { label: t.moved, tone: 'info', about: before } : undefined;
  const reason = [...shortened(visit.reason), ...before];
  if (kind === 'not_needed') return { label: t.notNeeded, tone: 'neutral', about: reason };
  if (kind === 'missed') return { label: t.nobodyCame, tone: 'danger', about: reason };
  const insteadOf = fill(t.insteadOf, { name: caregiver });
  if (covers) return { label: t.covered, tone: 'success', about: [insteadOf] };
  if (instead) {
    const who = isByCaregiver ? fill(t.comesInstead, { name: instead }) : insteadOf;
    return { label: t.covered, tone: 'success', about: [who, ...reason] };
  }
  const about = isByCaregiver ? reason : [fill(t.cannotCome, { name: caregiver }), ...reason];
  return settled
    ? { label: t.dealtWith, tone: 'warning', about }
    : { label: t.noCaregiver, tone: 'danger', about };
}

const movedFrom = (moved: NonNullable<BoardVisit['moved']>): string[] => [
  fill(t.movedFrom, { day: formatNearDay(moved.day), time: movedTime(moved) }),
  ...shortened(moved.reason),
];

const shortened = (reason: string | null): string[] => {
  if (!reason) return [];
  return [reason.length > LONGEST ? `${reason.slice(0, LONGEST).trimEnd()}…` : reason];
};
