import type { TrackedRequest } from '../../../data/tracking.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import type { Changes } from './changes.ts';

interface QuestionsCardProps {
  request: TrackedRequest;
  answerQuestion: Changes['answerQuestion'];
  offline: boolean;
}

/** What the staff asked, each with its answer or a way to give one; what waits for an answer comes first. */
export function QuestionsCard({ request, answerQuestion, offline }: QuestionsCardProps) {
  const open = request.questions.filter(({ answeredAt }) => !answeredAt);
  const answered = request.questions.filter(({ answeredAt }) => answeredAt);
  return (
    <>
      {open.length > 0 && (
        <Card
          heading={open.length === 1 ? 'We have a question for you' : 'We have questions for you'}
          tone={request.can.answer ? 'primary' : 'plain'}
        >
          <DividedList>
            {open.map(({ id, question, askedAt }) => (
              <li key={id}>
                <Stack gap={3}>
                  <Asked question={question} askedAt={askedAt} />
                  {request.can.answer ? (
                    <AnswerForm questionId={id} answerQuestion={answerQuestion} offline={offline} />
                  ) : (
                    <Text tone="muted">It needs no answer any more.</Text>
                  )}
                </Stack>
              </li>
            ))}
          </DividedList>
        </Card>
      )}
      {answered.length > 0 && (
        <Card heading="Questions you answered">
          <DividedList>
            {answered.map(({ id, question, askedAt, answer, answeredAt }) => (
              <li key={id} id={`question-${id}`} tabIndex={-1}>
                <Stack gap={2}>
                  <Asked question={question} askedAt={askedAt} />
                  <Stack gap={1}>
                    <Text typed>{answer}</Text>
                    <Text tone="muted" size="sm">
                      Your answer of {answeredAt && formatDateTime(answeredAt)}
                    </Text>
                  </Stack>
                </Stack>
              </li>
            ))}
          </DividedList>
        </Card>
      )}
    </>
  );
}

const Asked = ({ question, askedAt }: { question: string; askedAt: string }) => (
  <Stack gap={1}>
    <Text typed strong>
      {question}
    </Text>
    <Text tone="muted" size="sm">
      Asked on {formatDateTime(askedAt)}
    </Text>
  </Stack>
);
