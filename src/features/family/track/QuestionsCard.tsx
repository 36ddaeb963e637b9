import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Asked } from './Asked.tsx';
import type { Changes } from './changes.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface QuestionsCardProps {
  request: TrackedRequest;
  answerQuestion: Changes['answerQuestion'];
  offline: boolean;
}

/** The staff's questions, each with a form. Of several, only the first is unfolded. */
export function QuestionsCard({ request, answerQuestion, offline }: QuestionsCardProps) {
  const open = request.questions.filter(({ answeredAt }) => !answeredAt);
  if (open.length === 0) return null;
  const toAnswer = (id: string) =>
    request.can.answer ? (
      <AnswerForm questionId={id} answerQuestion={answerQuestion} offline={offline} />
    ) : (
      <Text tone="muted">{t.needsNoAnswerAny}</Text>
    );
  return (
    <Card
      heading={fill(t.ourQuestions, { count: open.length })}
      tone={request.can.answer ? 'primary' : 'plain'}
    >
      <DividedList>
        {open.map(({ id, question, askedAt }, nr) => (
          <li key={id}>
            {nr === 0 ? (
              <Stack gap={3}>
                <Asked question={question} askedAt={askedAt} />
                {toAnswer(id)}
              </Stack>
            ) : (
              <Disclosure summary={question}>{toAnswer(id)}</Disclosure>
            )}
          </li>
        ))}
      </DividedList>
    </Card>
  );
}
