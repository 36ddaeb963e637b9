import { formatLongDay, today } from '../../../domain/operator.ts';
import { isOverdue } from '../../../domain/waiting.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { WaitingThing } from './with-waiting.ts';

interface AnswerByProps {
  waiting: Pick<WaitingThing, 'turn' | 'due'> | undefined;
  day?: string;
}

/** By which day staff answer, or who else has the next word; nothing where nobody waits. */
export function AnswerBy({ waiting, day = today() }: AnswerByProps) {
  if (!waiting) return null;
  const { turn, due } = waiting;
  if (turn !== 'staff') return <Text size="sm">Waits for the {turn}</Text>;
  if (!due) return null;
  if (!isOverdue(due, day)) return <Text size="sm">Answer by {formatLongDay(due)}</Text>;
  return (
    <Stack direction="row" gap={1} align="center">
      <Icon name="alert" size={18} />
      <Text size="sm" strong tone="danger">
        Overdue: was due {formatLongDay(due)}
      </Text>
    </Stack>
  );
}
