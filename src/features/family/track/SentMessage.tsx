import type { FamilyMessage } from '../../../data/tracked-request.ts';
import { MESSAGE_ABOUT } from '../../../domain/family-messages.ts';
import { formatDateTime, formatLongDay } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { firstWords } from '../../../lib/first-words.ts';
import { DatedWords } from '../../../parts/dated-words/DatedWords.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { isNews } from './is-news.ts';
import * as t from './message.words.ts';

/** A message from the family, when it was sent, and our answer or the day it is due. */
export const SentMessage = ({ message }: { message: FamilyMessage }) => (
  <Stack gap={2}>
    <Stack gap={1}>
      <Text strong>{MESSAGE_ABOUT[message.about]}</Text>
      <DatedWords words={message.words}>
        {fill(t.wroteOn, { time: formatDateTime(message.sentAt) })}
      </DatedWords>
    </Stack>
    <Answer {...message} />
  </Stack>
);

/** By when we answer, or when and how we did. */
function howAnswered({ due, answeredAs, answeredAt }: FamilyMessage): string {
  if (!answeredAs || !answeredAt) return due ? fill(t.answerBy, { day: formatLongDay(due) }) : t.received;
  return fill(answeredAs === 'none' ? t.read : t.answerOf[answeredAs], { time: formatDateTime(answeredAt) });
}

/** What shows of a message while it is folded; undefined if our answer is old. */
export function gistOf(message: FamilyMessage): string | undefined {
  const { answer, answeredAt } = message;
  if (answeredAt && !isNews(answeredAt)) return undefined;
  return answer ? fill(t.answeredGist, { words: firstWords(answer) }) : howAnswered(message);
}

function Answer(message: FamilyMessage) {
  const { answeredAs, answer } = message;
  if (!answeredAs || answeredAs === 'none') return <Text>{howAnswered(message)}</Text>;
  return <DatedWords words={answer}>{howAnswered(message)}</DatedWords>;
}
