import { durationInWords, hoursInWords, startInWords } from '../../../domain/need-words.ts';
import { formatDistance, formatMoney } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { CARE_TYPES, DOCUMENT_KINDS, inWords, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Job } from './apply-screen.ts';

interface JobFactsProps {
  job: Job;
  /** Null while the caregiver has named no place; undefined when it is not known. */
  distanceKm: number | null | undefined;
}

/** What caregivers may know of a job. */
export function JobFacts({ job, distanceKm }: JobFactsProps) {
  const away = typeof distanceKm === 'number' ? ` (${formatDistance(distanceKm)} from you)` : '';
  return (
    <Card heading="The job">
      <Text measure typed>
        {job.summary}
      </Text>
      <DescriptionList
        items={[
          { term: 'Care', description: inWords(job.careTypes, CARE_TYPES) },
          {
            term: 'Place',
            description: placeInWords({ name: job.placeName, region: job.placeRegion }) + away,
          },
          { term: 'Start', description: startInWords(job) },
          { term: 'A visit', description: hoursInWords(job.hoursPerVisit) },
          { term: 'For how long', description: durationInWords(job.duration) },
          {
            term: 'Budget',
            description: job.hourlyBudget === null ? 'Not said' : `${formatMoney(job.hourlyBudget)} an hour`,
          },
          { term: 'Skills', description: inWords(job.skills, SKILLS) || 'None in particular' },
          { term: 'Languages', description: inWords(job.languages, LANGUAGES) || 'None in particular' },
          {
            term: 'Documents',
            description: inWords(job.requiredCredentials, DOCUMENT_KINDS) || 'None in particular',
          },
        ]}
      />
    </Card>
  );
}
