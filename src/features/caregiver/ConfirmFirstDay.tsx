import { useStore } from '@nanostores/react';
import { formatLongDay } from '../../domain/operator.ts';
import type { Action } from '../../state/action.ts';
import { ActionError } from '../../parts/action-error/ActionError.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { WhenConnected } from './WhenConnected.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface ConfirmFirstDayProps {
  confirm: Action<[], unknown>;
  /** The first day. */
  day: string;
  /** The job's name. */
  job: string | undefined;
}

/** “I was there on Tuesday 24 November.” */
export default function ConfirmFirstDay({ confirm, day, job }: ConfirmFirstDayProps) {
  const { busy } = useStore(confirm.$state);
  const say = async () => {
    if (await confirm.run()) toast(fill(t.thankGladBegun, { day: formatLongDay(day) }), { tone: 'success' });
  };
  return (
    <>
      <WhenConnected to={t.toTellUs}>
        <Stack direction="row">
          <Button busy={busy} busyLabel={t.tellingUs} onClick={() => void say()}>
            {fill(t.iThereFirstDay, { day: formatLongDay(day) })}
            {job && <VisuallyHidden> {fill(t.ofJob, { title: job })}</VisuallyHidden>}
          </Button>
        </Stack>
      </WhenConnected>
      <ActionError of={confirm} />
    </>
  );
}
