import { href } from '../../../domain/routes.ts';
import { answerInWords, lastStepInWords } from '../../../domain/waiting.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { OwnPendingItems } from '../with-answer-by.ts';
import { fill, type PluralText } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** A pending item, with the title of its job and the application that it shows with. */
export type NamedItem = OwnPendingItems[number] & { job?: string | undefined; application?: string };

/** What waits for us, with our due days; nothing if nothing does. */
export function WithUs({ waiting }: { waiting: readonly NamedItem[] }) {
  const lines = [
    ...linesOf(waiting, 'leave', t.waitingLeaves, t.waitingLeave),
    ...linesOf(waiting, 'application', t.waitingApplications, t.waitingApplication),
    ...linesOf(waiting, 'offer', t.waitingOffers, t.waitingOffer),
    ...linesOf(waiting, 'document', t.waitingDocuments),
  ];
  if (lines.length === 0) return null;
  return (
    <Card heading={t.waitingAnswer}>
      <DividedList gap={2}>
        {lines.map(({ title, due, last, to }) => (
          <li key={title + due}>
            <Text strong>{to ? <Link href={to}>{title}</Link> : title}</Text>
            <Text size="sm">
              {answerInWords(due)} {last}
            </Text>
          </li>
        ))}
      </DividedList>
    </Card>
  );
}

/** Items due on the same day share a line. A single one says what we last did with it, and links to it. */
const linesOf = (waiting: readonly NamedItem[], wanted: string, counted: PluralText, named = '') => {
  const things = waiting.filter(({ kind }) => kind === wanted);
  return [...new Set(things.map(({ due }) => due))].map((due) => {
    const those = things.filter((thing) => thing.due === due);
    const only = those.length === 1 ? those[0] : undefined;
    return {
      title: only?.job ? fill(named, { title: only.job }) : fill(counted, { count: those.length }),
      due,
      last: only ? lastStepInWords(only.lastStep, only.lastStepAt) : '',
      to: only?.application && href('caregiverApplication', { id: only.application }),
    };
  });
};
