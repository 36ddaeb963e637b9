import { useStore } from '@nanostores/react';
import type { Terms } from '../../../domain/terms.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ApplicationStore } from './application-screen.ts';
import { takenInWords } from './taken.ts';
import * as t from './words.ts';

interface TakenNoticeProps {
  taking: ApplicationStore['taking'];
  terms: Terms;
}

/** Warns of placements and offers at these times, before a side is asked; nothing without any. */
export function TakenNotice({ taking, terms }: TakenNoticeProps) {
  const things = useStore(taking.$value);
  if (things.state === 'failed') return <Notice tone="warning">{t.couldNotCheckWhether}</Notice>;
  const taken = things.state === 'ready' ? takenInWords(things.value, terms) : [];
  if (taken.length === 0) return null;
  return (
    <Notice tone="warning" announce title={t.theseTimesNotFree}>
      <Stack as="ul" gap={1}>
        {taken.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Stack>
      <Text>{t.nobodyPlacedTwiceSame}</Text>
    </Notice>
  );
}
