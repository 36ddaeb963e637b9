import { formatFullDay, today } from './operator.ts';
import { applicationWords, type Invitable, PLACEMENT_STATE, type StatusWords } from './status.ts';
import { fill } from '../lib/fill.ts';
import * as t from './placement-state.words.ts';

/** What tells how a placement has ended; `endedAt` is null while it has not. */
export type Ending = { startsOn: string; endsOn: string | null; endedAt: string | null; came: boolean };

/** Whether it ended before its first day, which is its last by form alone: nobody came. */
export const neverBegan = ({ startsOn, endedAt }: Pick<Ending, 'startsOn' | 'endedAt'>): boolean =>
  endedAt !== null && today(new Date(endedAt)) < startsOn;

/** The last day: of one that has ended no day after its end, however long it was to go on. Null while none is agreed. */
export function lastDayOf({ endsOn, endedAt }: Pick<Ending, 'endsOn' | 'endedAt'>): string | null {
  if (!endedAt) return endsOn;
  const ended = today(new Date(endedAt));
  return endsOn && endsOn < ended ? endsOn : ended;
}

/** How a placement has ended; undefined while it goes on. */
export function endOf(placement: Ending): StatusWords | undefined {
  if (!placement.came) return { label: t.didNotCome, tone: 'danger' };
  if (neverBegan(placement)) return { label: t.endedBeforeBegan, tone: 'neutral' };
  return placement.endedAt ? PLACEMENT_STATE.ended : undefined;
}

/** The same in a sentence’s end: “ended on …”, for whoever was placed. */
export function endInPast(placement: Ending): string | undefined {
  const lastDay = placement.endedAt && lastDayOf(placement);
  if (!lastDay) return undefined;
  if (!placement.came) return fill(t.didNotComeOn, { day: formatFullDay(placement.startsOn) });
  const day = formatFullDay(lastDay);
  return neverBegan(placement) ? fill(t.endedBeforeBeganOn, { day }) : fill(t.endedOn, { day });
}

type Placeable = Invitable & { placement: Ending | null };

/** The end of the placement that an application has come to; undefined while that goes on, or there is none. */
export const endOfPlaced = ({ status, placement }: Placeable): StatusWords | undefined =>
  status === 'placed' && placement ? endOf(placement) : undefined;

/** Where an application stands; that of somebody placed stands as the placement does. */
export function applicationState(application: Placeable): StatusWords {
  const end = endOfPlaced(application);
  if (!end) return applicationWords(application);
  return end === PLACEMENT_STATE.ended ? { ...end, label: t.placementEnded } : end;
}
