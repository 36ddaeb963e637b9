import type { FamilyMessage } from '../../../data/tracked-request.ts';
import { MESSAGE_ABOUT } from '../../../domain/family-messages.ts';
import { formatDateTime, formatLongDay } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { DatedWords } from '../../../parts/dated-words/DatedWords.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
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

export const whenAnswered = ({ due }: Pick<FamilyMessage, 'due'>) =>
  due ? fill(t.answerBy, { day: formatLongDay(due) }) : t.received;

function Answer({ answeredAs, answer, answeredAt, due }: FamilyMessage) {
  if (!answeredAs || !answeredAt) {
    return <Text>{whenAnswered({ due })}</Text>;
  }
  const time = formatDateTime(answeredAt);
  if (answeredAs === 'none') return <Text>{fill(t.read, { time })}</Text>;
  return <DatedWords words={answer}>{fill(t.answerOf[answeredAs], { time })}</DatedWords>;
}
