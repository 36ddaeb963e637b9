import { formatDateTime, formatFullDay } from '../../../domain/operator.ts';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { answersOf, replacedAnswers } from './request-facts.ts';
import type { RequestRecord } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const inList = ({ question, answer }: { question: string; answer: string }) => ({
  term: question,
  description: answer,
});

/** The request's form as it was sent, and earlier answers that the family has changed. */
export function Answers({ request }: { request: RequestRecord }) {
  const replaced = replacedAnswers(request);
  const since = replaced[0]?.replacedAt ?? request.submittedAt;
  return (
    <Disclosure summary={t.answersTheyWereSent}>
      <Stack gap={3}>
        <Text tone="muted" size="sm">
          {fill(t.keptUnchangedSincePrivate, { time: formatDateTime(since) })}
        </Text>
        <DescriptionList items={answersOf(request.answers).map(inList)} />
        {replaced.map(({ replacedAt, saidBy, saidOn, answers }) => (
          <Stack key={replacedAt} gap={2}>
            <Heading level={3}>
              {fill(saidBy ? t.changedWithFamilyOn : t.whatFamilyChanged, {
                time: formatDateTime(replacedAt),
              })}
            </Heading>
            {saidBy && saidOn && <Text>{fill(t.asSaid, { name: saidBy, day: formatFullDay(saidOn) })}</Text>}
            <Text tone="muted" size="sm">
              {t.untilThenSaid}
            </Text>
            <DescriptionList items={answers.map(inList)} />
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
