import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { DatedWords } from '../../../parts/dated-words/DatedWords.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Asked } from './Asked.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** Questions the staff asked earlier, each with its answer. */
export function AnsweredCard({ questions }: Pick<TrackedRequest, 'questions'>) {
  const answered = questions.filter(({ answeredAt }) => answeredAt);
  if (answered.length === 0) return null;
  return (
    <Fold heading={t.questionsAnswered}>
      <DividedList>
        {answered.map(({ id, question, askedAt, answer, answeredAt }) => (
          <li key={id} id={`question-${id}`} tabIndex={-1}>
            <Stack gap={2}>
              <Asked question={question} askedAt={askedAt} />
              <DatedWords words={answer}>
                {fillNodes(t.yourAnswerOf, { time: answeredAt && formatDateTime(answeredAt) })}
              </DatedWords>
            </Stack>
          </li>
        ))}
      </DividedList>
    </Fold>
  );
}
