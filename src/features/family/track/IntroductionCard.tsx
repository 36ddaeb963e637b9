import { useState } from 'react';
import type { Introduction, TrackedRequest } from '../../../data/tracked-request.ts';
import { ComparedTerms } from '../../../parts/compared-terms/ComparedTerms.tsx';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { IntroducedFacts } from '../../../parts/introduced/IntroducedFacts.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { Face } from './Face.tsx';
import { comparableFacts, experienceInWords, fitInWords, meetInWords } from './introduction-words.ts';
import { aboutOffer, comparedTerms, yesInWords } from './offered-terms.ts';
import { createIntroduction } from './introduction.ts';
import { IntroductionAnswers } from './IntroductionAnswers.tsx';
import { waitsForFamily } from './tasks.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './introductions.words.ts';

interface IntroductionCardProps {
  introduction: Introduction;
  request: TrackedRequest;
  changes: Pick<Changes, 'answerIntroduction' | 'loadPhoto'>;
  offline: boolean;
  /** One of several: what the family compares shows even while they are folded. */
  isOneOfMany: boolean;
}

/** An introduced caregiver: why we suggest them, what a yes means, and the family’s answer. Their profile is folded. */
export function IntroductionCard({
  introduction,
  request,
  changes,
  offline,
  isOneOfMany,
}: IntroductionCardProps) {
  const [store] = useState(() => createIntroduction(introduction, changes));
  const { contact, week } = request;
  const { firstName, why, terms, times, timesAsked, answer } = introduction;
  const heading = meetInWords(introduction, week);
  const compared = terms && comparedTerms(request, introduction, terms);
  const about = terms ? aboutOffer(request, introduction, terms) : [];
  const reason = (
    <Stack gap={1}>
      <Stack direction="row" gap={2} align="center">
        <Face
          name={firstName}
          size="small"
          hasPhoto={introduction.hasPhoto}
          load={() => changes.loadPhoto(introduction.application)}
        />
        <Heading level={3} size="sm">
          {fill(t.whyThink, { firstName })}
        </Heading>
      </Stack>
      <Text typed measure>
        {why}
      </Text>
    </Stack>
  );
  const content = (
    <>
      {terms && compared ? (
        <Stack gap={2}>
          {compared.changed.length > 0 && (
            <>
              <Heading level={3} size="sm">
                {compared.heading}
              </Heading>
              <ComparedTerms facts={compared.changed} was={compared.was} />
            </>
          )}
          {compared.same && <Text measure>{unbroken(compared.same)}</Text>}
          {about.length > 0 && <Text measure>{about.join(' ')}</Text>}
        </Stack>
      ) : (
        <>
          {reason}
          <Text measure>{unbroken(yesInWords(introduction))}</Text>
        </>
      )}
      <Disclosure summary={fill(t.aboutPerson, { firstName })} gist={experienceInWords(introduction)}>
        <Stack>
          {terms && reason}
          <IntroducedFacts person={introduction} />
          <Disclosure summary={fitInWords(introduction, week)}>
            <AvailabilityGrid
              legend={t.timesCompared}
              readOnly
              value={times}
              compare={timesAsked}
              words={{ own: t.free, other: t.askedFor }}
            />
          </Disclosure>
        </Stack>
      </Disclosure>
      <IntroductionAnswers introduction={introduction} contact={contact} store={store} offline={offline} />
    </>
  );
  if (answer && !waitsForFamily(introduction))
    return (
      <Fold
        heading={heading}
        hint={answer === 'yes' ? t.yourAnswerYes : t.yourAnswerTalk}
        open={request.purpose === 'introduction' || undefined}
      >
        {content}
      </Fold>
    );
  if (isOneOfMany)
    return (
      <Fold
        heading={heading}
        below={
          <>
            {comparableFacts(introduction, week).map((fact) => (
              <Text key={fact} size="sm">
                {fact}
              </Text>
            ))}
          </>
        }
      >
        {content}
      </Fold>
    );
  return (
    <Card heading={heading} tone="primary">
      {content}
    </Card>
  );
}
