import type { Terms as TermsData } from '../../../domain/terms.ts';
import { hoursInWords } from '../../../domain/need-words.ts';
import { formatFullDay, formatMoney } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';

interface TermsProps {
  terms: TermsData;
  /** Null while the caregiver's profile does not let it be read. */
  job: { place: { name: string; region: string }; hoursPerVisit: number | null } | null;
  /** What its times are: offered, or agreed on. */
  own: string;
}

/** What is offered or agreed: which hours of the week, for how much, where, and from when. */
export function Terms({ terms, job, own }: TermsProps) {
  const { availability, hourlyRate, startsOn, endsOn } = terms;
  return (
    <Columns layout="halves">
      <DescriptionList
        items={[
          {
            term: 'Pay',
            description:
              hourlyRate === null ? 'To be settled with the family' : `${formatMoney(hourlyRate)} an hour`,
          },
          ...(job?.hoursPerVisit
            ? [{ term: 'Each time', description: `about ${hoursInWords(job.hoursPerVisit)}` }]
            : []),
          ...(job ? [{ term: 'Place', description: placeInWords(job.place) }] : []),
          { term: 'First day', description: formatFullDay(startsOn) },
          ...(endsOn ? [{ term: 'Last day', description: formatFullDay(endsOn) }] : []),
        ]}
      />
      <AvailabilityGrid
        legend="Your times each week"
        readOnly
        value={availability}
        words={{ own, other: 'Asked for' }}
      />
    </Columns>
  );
}
