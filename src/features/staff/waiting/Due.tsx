import { today } from '../../../domain/operator.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { dueOf } from '../dashboard/today.ts';
import { AnswerBy } from './AnswerBy.tsx';
import type { WaitingThing } from './with-waiting.ts';

interface DueProps {
  /** What waits about a row, of each side whose turn it is the first. */
  waiting: readonly Pick<WaitingThing, 'turn' | 'due'>[];
  day?: string;
}

/** In a column of a list, how far the day is by which staff answer, or who else has the next word. */
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
      {others.map(({ turn }) => (
        <Text key={turn} as="span" tone="muted" size={ours?.due ? 'sm' : undefined}>
          {ours?.due && ' · '}Waits for the {turn}
        </Text>
      ))}
    </>
  );
}
