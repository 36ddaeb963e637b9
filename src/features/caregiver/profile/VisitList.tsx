import type { VisitOff } from '../../../data/time-off.ts';
import { jobName } from '../../../domain/job-name.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { visitHours } from '../../../domain/visit-hours.ts';
import { fill } from '../../../lib/fill.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import * as t from './words.ts';

const SHOWN = 5;

/** Visits on days off: the first few, and the others on demand. */
export function VisitList({ visits }: { visits: readonly VisitOff[] }) {
  const more = visits.length - SHOWN;
  return (
    <>
      <Lines visits={visits.slice(0, SHOWN)} />
      {more > 0 && (
        <Disclosure summary={fill(t.moreVisits, { count: more })}>
          <Lines visits={visits.slice(SHOWN)} />
        </Disclosure>
      )}
    </>
  );
}

const Lines = ({ visits }: { visits: readonly VisitOff[] }) => (
  <ul>
    {visits.map((visit) => (
      <li key={visit.placementId + visit.day + visit.opens}>
        {fill(t.visitOnDay, {
          day: formatLongDay(visit.day),
          time: visitHours(visit),
          job: jobName(visit.job),
        })}
      </li>
    ))}
  </ul>
);
