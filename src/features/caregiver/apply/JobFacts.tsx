import { durationInWords } from '../../../domain/need-words.ts';
import { payAndWeek, timesAndHours, timesAsked } from '../../../domain/week-visits.ts';
import { formatMoney } from '../../../domain/operator.ts';
import { CARE_TYPES, DOCUMENT_KINDS, inWords, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { KeyFacts } from '../../../ui/record-page/KeyFacts.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Job } from './apply-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The job without the family's contact. Its requirements are folded, since unmet ones show elsewhere. */
export function JobFacts({ job }: { job: Job }) {
  return (
    <Card heading={t.theJob}>
      <Text measure typed>
        {job.summary}
      </Text>
      <KeyFacts
        facts={[
          { term: t.times, value: timesAsked(job, timesAndHours(job)) },
          {
            term: t.budget,
            value:
              job.hourlyBudget === null
                ? t.notSaid
                : payAndWeek(
                    fill(t.anHour, { amount: formatMoney(job.hourlyBudget) }),
                    job.visits,
                    job.hourlyBudget,
                  ),
          },
          { term: t.howLong, value: durationInWords(job.duration) },
          { term: t.care, value: inWords(job.careTypes, CARE_TYPES) },
        ]}
      />
      <Disclosure summary={t.whatAsksFor}>
        <DescriptionList
          items={[
            { term: t.skills, description: inWords(job.skills, SKILLS) || t.noneParticular },
            { term: t.languages, description: inWords(job.languages, LANGUAGES) || t.noneParticular },
            {
              term: t.documents,
              description: inWords(job.requiredCredentials, DOCUMENT_KINDS) || t.noneParticular,
            },
          ]}
        />
      </Disclosure>
    </Card>
  );
}
