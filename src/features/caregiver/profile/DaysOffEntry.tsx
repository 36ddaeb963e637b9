import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { today } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { daysOffInWords, removalInWords } from './days-off-in-words.ts';
import { RemoveDaysOff } from './RemoveDaysOff.tsx';
import type { ShownDaysOff } from './said-days-off.ts';
import type { TimeOffStore } from './time-off-screen.ts';
import * as t from './words.ts';

interface DaysOffEntryProps {
  days: ShownDaysOff;
  removal: TimeOffStore['removal'];
}

/** One entry of days off. Removing it needs no confirmation if no visit is off for it: adding it again is as quick. */
export function DaysOffEntry({ days, removal }: DaysOffEntryProps) {
  const [{ find, off, remove }] = useState(() => removal(days));
  const [asked, setAsked] = useState(false);
  const { busy: finding } = useStore(find.$state);
  const { busy: removing } = useStore(remove.$state);
  const words = daysOffInWords(days);
  const goOn = async () => {
    const found = days.unsent ? { value: [] } : await find.run();
    if (!found) return;
    if (found.value.length > 0) return setAsked(true);
    const removed = await remove.run();
    if (removed) toast(removalInWords(removed.value));
  };
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={3} wrap align="center" justify="between">
        <Stack direction="row" gap={2} wrap align="center">
          <Text as="span" tone={days.to < today() ? 'muted' : 'plain'}>
            {days.to < today() ? fill(t.over, { words }) : words}
          </Text>
          {days.unsent && <Badge tone="warning">{t.unsentDays[days.unsent]}</Badge>}
        </Stack>
        {days.unsent !== 'removed' && (
          <Button
            variant="secondary"
            size="small"
            busy={(finding || removing) && !asked}
            busyLabel={t.removing}
            onClick={() => void goOn()}
          >
            {t.remove}
            <VisuallyHidden> {fill(t.theDaysOff, { words })}</VisuallyHidden>
          </Button>
        )}
      </Stack>
      <ActionError of={find} />
      {!asked && <ActionError of={remove} />}
      {asked && <RemoveDaysOff words={words} off={off} remove={remove} onClose={() => setAsked(false)} />}
    </Stack>
  );
}
