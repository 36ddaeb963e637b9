import { formatLongDay, today } from '../../../domain/operator.ts';
import { isOverdue } from '../../../domain/waiting.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { PendingItem } from './with-waiting.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface AnswerByProps {
  waiting: Pick<PendingItem, 'turn' | 'due'> | undefined;
  day?: string;
}

/** Whose turn it is, with our due day if it is ours; nothing if nothing waits. */
export function AnswerBy({ waiting, day = today() }: AnswerByProps) {
  if (!waiting) return null;
  const { turn, due } = waiting;
  if (turn !== 'staff') return <Text size="sm">{fill(t.theirsThe, { turn })}</Text>;
  if (!due) return null;
  if (!isOverdue(due, day)) return <Text size="sm">{fill(t.oursDue, { day: formatLongDay(due) })}</Text>;
  return (
    <Text as="div" size="sm" strong tone="danger">
      <Stack direction="row" gap={1} align="center">
        <Icon name="alert" size={18} />
        <span>{fill(t.oursOverdueDue, { day: formatLongDay(due) })}</span>
      </Stack>
    </Text>
  );
}
