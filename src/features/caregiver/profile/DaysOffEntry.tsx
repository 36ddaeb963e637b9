import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { DaysOff, TimeOffStore } from './time-off-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DaysOffEntryProps {
  days: DaysOff;
  removal: TimeOffStore['removal'];
}

/** One entry of days off. Removing it asks nothing: it is added again as quickly. */
export function DaysOffEntry({ days, removal }: DaysOffEntryProps) {
  const [remove] = useState(() => removal(days.id));
  const { busy, error } = useStore(remove.$state);
  const words =
    days.from === days.to
      ? formatDate(days.from)
      : fill(t.fromTo, { from: formatDate(days.from), to: formatDate(days.to) });
  const goOn = async () => {
    if (await remove.run()) toast(t.theseDaysOffRemoved);
  };
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={3} wrap align="center" justify="between">
        <Text as="span" tone={days.to < today() ? 'muted' : 'plain'}>
          {days.to < today() ? fill(t.over, { words }) : words}
        </Text>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          busyLabel={t.removing}
          onClick={() => void goOn()}
        >
          {t.remove}
          <VisuallyHidden> {fill(t.theDaysOff, { words })}</VisuallyHidden>
        </Button>
      </Stack>
      {error && !busy && (
        <Notice tone="danger" announce>
          {explain(error)}
        </Notice>
      )}
    </Stack>
  );
}
