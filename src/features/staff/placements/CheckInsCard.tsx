import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { checkInWords } from './check-in-words.ts';
import type { PlacementRecord } from './placement-screen.ts';
import * as t from './words.ts';

const AFTER = { week: t.afterFirstWeek, month: t.afterFirstMonth };

/** The family's answers to check-ins, which only staff read; nothing before the first. */
export function CheckInsCard({ checkIns }: Pick<PlacementRecord, 'checkIns'>) {
  if (checkIns.length === 0) return null;
  const latestFirst = checkIns.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt));
  return (
    <Card heading={t.howGoes}>
      {latestFirst.map((checkIn) => (
        <Stack key={checkIn.id} gap={1}>
          <Heading level={3} size="sm">
            {AFTER[checkIn.occasion]}
          </Heading>
          <Text>{checkInWords(checkIn)}</Text>
        </Stack>
      ))}
    </Card>
  );
}
