import { today } from '../../../domain/operator.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { dueOf } from '../dashboard/today.ts';
import { AnswerBy } from './AnswerBy.tsx';
import type { PendingItem } from './with-waiting.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DueProps {
  /** The row's pending items, the first for each side. */
  waiting: readonly Pick<PendingItem, 'turn' | 'due'>[];
  day?: string;
}

/** In a list: how far away our due day is or, if it is not our turn, whose it is. */
export function Due({ waiting, day = today() }: DueProps) {
  const ours = waiting.find(({ turn }) => turn === 'staff');
  const others = waiting.filter(({ turn }) => turn !== 'staff');
  const { words, late } = dueOf(ours?.due ?? null, day);
  return (
    <>
      {ours?.due && (
        <>
          <Text as="span" strong={late} tone={late ? 'danger' : 'plain'}>
            <span aria-hidden="true">{words}</span>
          </Text>
          <VisuallyHidden>
            <AnswerBy waiting={ours} day={day} />
          </VisuallyHidden>
        </>
      )}
      {!ours?.due &&
        others.map(({ turn }) => (
          <Text key={turn} as="span" tone="muted">
            {fill(t.theirsThe, { turn })}
          </Text>
        ))}
    </>
  );
}
