import { loadOwnApplications, type OwnPlacement } from '../../../data/own-applications.ts';
import { loadOwnVisits } from '../../../data/own-visits.ts';
import { loadOwnTimeOff, loadVisitsOn, type VisitOff } from '../../../data/time-off.ts';
import { daysAfter, weekdayOf } from '../../../domain/calendar-day.ts';
import { today } from '../../../domain/operator.ts';
import { visitsOf } from '../../../domain/week-visits.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';

const calls = { loadVisitsOn, loadOwnVisits, loadOwnApplications, loadOwnTimeOff };
type Days = { from: string; to: string };

/**
 * The caregiver's visits on these days. Without a connection they come from this device's copies: the visits of two
 * weeks, then the agreed weeks.
 */
export async function visitsOn(days: Days, service = calls): Promise<Result<VisitOff[], Failure>> {
  const asked = await service.loadVisitsOn(days);
  if (asked.ok || asked.error.kind !== 'offline') return asked;
  const [visits, applications, daysOff] = await Promise.all([
    service.loadOwnVisits(),
    service.loadOwnApplications(),
    service.loadOwnTimeOff(),
  ]);
  if (!visits.ok) return visits;
  if (!applications.ok) return applications;
  const last = visits.value.at(-1)?.day;
  const later = { from: last ? daysAfter(last, 1) : today(), to: days.to };
  if (later.from < days.from) later.from = days.from;
  const off = daysOff.ok ? daysOff.value : [];
  return ok([
    ...visits.value
      .filter(({ day }) => days.from <= day && day <= days.to)
      .map((visit) => ({
        ...visit,
        timeOffId: visit.timeOffId ?? null,
        // The copy may be older than the days off.
        ...(!visit.kind && !visit.instead && offFor(visit.day, off)),
      })),
    ...applications.value
      .flatMap(({ placement, job }) => (placement ? agreedVisits(placement, job?.title ?? '', later) : []))
      .map((visit) => ({ ...visit, ...offFor(visit.day, off) }))
      .toSorted((one, other) =>
        one.day === other.day ? one.opens - other.opens : one.day < other.day ? -1 : 1,
      ),
  ]);
}

function agreedVisits({ id, startsOn, endsOn, endedAt, ...terms }: OwnPlacement, title: string, days: Days) {
  if (endedAt) return [];
  const periods = terms.periods ?? [{ fromDay: startsOn, untilDay: endsOn, visits: terms.visits }];
  const found = [];
  for (let day = days.from; day <= days.to; day = daysAfter(day, 1))
    for (const period of periods)
      if (period.fromDay <= day && (!period.untilDay || day <= period.untilDay))
        for (const { days: weekdays, opens, closes } of visitsOf(period))
          if ((weekdays >> weekdayOf(day)) & 1)
            found.push({
              ...{ placementId: id, day, opens, closes, job: { title, part: null } },
              ...{ instead: false, changeId: null },
            });
  return found;
}

/** Marks a visit on known days off as off. */
function offFor(day: string, daysOff: ValueOf<typeof loadOwnTimeOff>): Pick<VisitOff, 'kind' | 'timeOffId'> {
  const off = daysOff.find(({ from, to }) => from <= day && day <= to);
  return off ? { kind: 'cannot_come', timeOffId: off.id } : { kind: null, timeOffId: null };
}
