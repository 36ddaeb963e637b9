import { answerInWords } from '../../../domain/waiting.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { OwnWaiting } from '../with-answer-by.ts';

/** The papers and applications that wait for us, with the days by which we answer; nothing where none do. */
export function WithUs({ waiting }: { waiting: OwnWaiting }) {
  const lines = [
    ...linesOf(waiting, 'application', 'An application', 'applications'),
    ...linesOf(waiting, 'paper', 'A document', 'documents'),
  ];
  if (lines.length === 0) return null;
  return (
    <Card heading="What is with us">
      <DividedList gap={2}>
        {lines.map(({ title, due }) => (
          <li key={title + due}>
            <Text strong>{title}</Text>
            <Text size="sm">{answerInWords(due)}</Text>
          </li>
        ))}
      </DividedList>
    </Card>
  );
}

/** Those that are due on the same day are one line. */
const linesOf = (waiting: OwnWaiting, wanted: string, one: string, many: string) => {
  const days = waiting.filter(({ kind }) => kind === wanted).map(({ due }) => due);
  return [...new Set(days)].map((due) => {
    const count = days.filter((day) => day === due).length;
    return { title: count === 1 ? one : `${count} ${many}`, due };
  });
};
