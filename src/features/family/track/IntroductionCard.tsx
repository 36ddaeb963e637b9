import { useState } from 'react';
import type { Introduction, TrackedRequest } from '../../../data/tracking.ts';
import { describeWeek } from '../../../domain/availability.ts';
import { CHECK_MEANING } from '../../../domain/check-meaning.ts';
import { yearsInWords } from '../../../domain/experience.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS, inWords, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { fitInWords, meetInWords } from './introduction-words.ts';
import { payInWords } from './pay-in-words.ts';
import { createIntroduction } from './introduction.ts';
import { IntroductionAnswers } from './IntroductionAnswers.tsx';

interface IntroductionCardProps {
  introduction: Introduction;
  /** All times that were asked for. */
  week: number;
  contact: TrackedRequest['contact'];
  changes: Pick<Changes, 'answerIntroduction'>;
  offline: boolean;
}

/** One whom staff introduce: why, who it is, when there is time, and what the family says. */
export function IntroductionCard({ introduction, week, contact, changes, offline }: IntroductionCardProps) {
  const [store] = useState(() => createIntroduction(introduction, changes));
  const { firstName, why, about, checked, terms, times, timesAsked, answer } = introduction;
  return (
    <Card heading={meetInWords(introduction, week)} tone={answer ? 'plain' : 'primary'}>
      <Stack gap={1}>
        <Heading level={3} size="sm">
          Why we think of {firstName}
        </Heading>
        <Text typed measure>
          {why}
        </Text>
      </Stack>
      {about && (
        <Stack gap={1}>
          <Heading level={3} size="sm">
            In {firstName}’s own words
          </Heading>
          <Text typed measure>
            {about}
          </Text>
        </Stack>
      )}
      <DescriptionList items={factsOf(introduction)} />
      {checked.length > 0 && (
        <Stack gap={1}>
          <Text tone="muted" size="sm" measure>
            We have seen these papers, and they are valid. That does not tell how somebody works or whether
            you get on: find that out by talking to each other.
          </Text>
          <Disclosure summary="What we checked, and what we did not">
            <DescriptionList
              items={checked.map((paper) => ({
                term: DOCUMENT_KINDS[paper],
                description: `${CHECK_MEANING[paper].says} ${CHECK_MEANING[paper].not}`,
              }))}
            />
          </Disclosure>
        </Stack>
      )}
      <AvailabilityGrid
        legend={fitInWords(introduction, week)}
        readOnly
        value={times}
        compare={timesAsked}
        words={{ own: 'Free', other: 'Asked for' }}
      />
      {terms && (
        <Stack gap={1}>
          <Heading level={3} size="sm">
            What would be agreed
          </Heading>
          <DescriptionList
            items={[
              { term: 'Times', description: describeWeek(terms.availability).join(', ') },
              { term: 'Pay', description: payInWords(terms.hourlyRate) },
              { term: 'First day', description: formatFullDay(terms.startsOn) },
              { term: 'Last day', description: terms.endsOn ? formatFullDay(terms.endsOn) : 'None agreed' },
            ]}
          />
        </Stack>
      )}
      <IntroductionAnswers introduction={introduction} contact={contact} store={store} offline={offline} />
    </Card>
  );
}

const factsOf = ({ experienceYears, languages, skills, checked }: Introduction) => [
  { term: 'Experience', description: yearsInWords(experienceYears) },
  { term: 'Languages', description: inWords(languages, LANGUAGES) },
  { term: 'Skills', description: inWords(skills, SKILLS) },
  { term: 'Papers we checked', description: inWords(checked, DOCUMENT_KINDS) || 'None yet' },
];
