import { formatFullDay, today } from './operator.ts';
import { applicationWords, type Invitable, JOB_CLOSED, PLACEMENT_STATE, type StatusWords } from './status.ts';
import { fill } from '../lib/fill.ts';
import * as t from './placement-state.words.ts';

/** The facts about a placement's end. `endedAt` is null while it is live. */
export type Ending = { startsOn: string; endsOn: string | null; endedAt: string | null; came: boolean };

/** Whether it ended before its first day, so that nobody came. */
export const neverBegan = ({ startsOn, endedAt }: Pick<Ending, 'startsOn' | 'endedAt'>): boolean =>
  endedAt !== null && today(new Date(endedAt)) < startsOn;

/** The last day, no later than the end of a placement that has ended. Null while none is agreed. */
export function lastDayOf({ endsOn, endedAt }: Pick<Ending, 'endsOn' | 'endedAt'>): string | null {
  if (!endedAt) return endsOn;
  const ended = today(new Date(endedAt));
  return endsOn && endsOn < ended ? endsOn : ended;
}

/** How a placement has ended. Undefined while it is live. */
export function endOf(placement: Ending): StatusWords | undefined {
  if (!placement.came) return { label: t.didNotCome, tone: 'danger' };
  if (neverBegan(placement)) return { label: t.endedBeforeBegan, tone: 'neutral' };
  return placement.endedAt ? PLACEMENT_STATE.ended : undefined;
}

/** The same at the end of a sentence, for the placed caregiver: “ended on …”. */
export function endInPast(placement: Ending): string | undefined {
  const lastDay = placement.endedAt && lastDayOf(placement);
  if (!lastDay) return undefined;
  if (!placement.came) return fill(t.didNotComeOn, { day: formatFullDay(placement.startsOn) });
  const day = formatFullDay(lastDay);
  return neverBegan(placement) ? fill(t.endedBeforeBeganOn, { day }) : fill(t.endedOn, { day });
}

type Placeable = Invitable & { placement: Ending | null; endedWithJob?: boolean };

/** The end of an application's placement. Undefined if there is none, or it is live. */
export const endOfPlaced = ({ status, placement }: Placeable): StatusWords | undefined =>
  status === 'placed' && placement ? endOf(placement) : undefined;

/** The status of an application. Once placed, that of its placement. */
export function applicationState(application: Placeable): StatusWords {
  const end = endOfPlaced(application);
  if (application.endedWithJob && application.hasApplied) return JOB_CLOSED;
  if (!end) return applicationWords(application);
  return end === PLACEMENT_STATE.ended ? { ...end, label: t.placementEnded } : end;
}
