import type { Terms as TermsData } from '../../../domain/terms.ts';
import { hoursInWords } from '../../../domain/need-words.ts';
import { payAndWeek, timesAndHours, timesAsked } from '../../../domain/week-visits.ts';
import { formatFullDay, formatMoney } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface TermsProps {
  terms: TermsData;
  /** Before they are agreed, the times say what is still open. */
  offered?: true;
  /** Null while the caregiver's profile does not allow reading it. */
  job: { place: { name: string; region: string }; hoursPerVisit: number | null } | null;
}

/** Offered or agreed terms: times, pay, town and first day. */
export function Terms({ terms, offered, job }: TermsProps) {
  const times = timesAndHours(terms);
  const { hourlyRate, startsOn, endsOn } = terms;
  return (
    <DescriptionList
      items={[
        { term: t.times, description: offered ? timesAsked(terms, times) : times },
        {
          term: t.pay,
          description:
            hourlyRate === null
              ? t.settledFamily
              : payAndWeek(fill(t.payAnHour, { amount: formatMoney(hourlyRate) }), terms.visits, hourlyRate),
        },
        // Terms from before visits had clock times do not say how long a visit is.
        ...(job?.hoursPerVisit && !terms.visits
          ? [{ term: t.eachTime, description: fill(t.about, { hours: hoursInWords(job.hoursPerVisit) }) }]
          : []),
        ...(job ? [{ term: t.place, description: placeInWords(job.place) }] : []),
        { term: t.firstDay, description: formatFullDay(startsOn) },
        ...(endsOn ? [{ term: t.lastDay, description: formatFullDay(endsOn) }] : []),
      ]}
    />
  );
}
