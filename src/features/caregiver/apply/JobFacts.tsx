import { durationInWords, startInWords } from '../../../domain/need-words.ts';
import { payAndWeek, timesAndHours, timesAsked } from '../../../domain/week-visits.ts';
import { formatDistance, formatMoney } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { CARE_TYPES, DOCUMENT_KINDS, inWords, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Job } from './apply-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface JobFactsProps {
  job: Job;
  /** Null while the caregiver has named no place; undefined when it is not known. */
  distanceKm: number | null | undefined;
}

/** What caregivers may know of a job. */
export function JobFacts({ job, distanceKm }: JobFactsProps) {
  const place = placeInWords({ name: job.placeName, region: job.placeRegion });
  return (
    <Card heading={t.theJob}>
      <Text measure typed>
        {job.summary}
      </Text>
      <DescriptionList
        items={[
          { term: t.care, description: inWords(job.careTypes, CARE_TYPES) },
          {
            term: t.place,
            description:
              typeof distanceKm === 'number'
                ? fill(t.fromYou, { place, distance: formatDistance(distanceKm) })
                : place,
          },
          { term: t.start, description: startInWords(job) },
          { term: t.times, description: timesAsked(job, timesAndHours(job)) },
          { term: t.howLong, description: durationInWords(job.duration) },
          {
            term: t.budget,
            description:
              job.hourlyBudget === null
                ? t.notSaid
                : payAndWeek(
                    fill(t.anHour, { amount: formatMoney(job.hourlyBudget) }),
                    job.visits,
                    job.hourlyBudget,
                  ),
          },
          { term: t.skills, description: inWords(job.skills, SKILLS) || t.noneParticular },
          { term: t.languages, description: inWords(job.languages, LANGUAGES) || t.noneParticular },
          {
            term: t.documents,
            description: inWords(job.requiredCredentials, DOCUMENT_KINDS) || t.noneParticular,
          },
        ]}
      />
    </Card>
  );
}
