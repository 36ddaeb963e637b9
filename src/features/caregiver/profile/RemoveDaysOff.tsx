import { useStore } from '@nanostores/react';
import { fill } from '../../../lib/fill.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { removalInWords } from './days-off-in-words.ts';
import type { TimeOffStore } from './time-off-screen.ts';
import { VisitList } from './VisitList.tsx';
import * as t from './words.ts';

type Removal = ReturnType<TimeOffStore['removal']>;

interface RemoveDaysOffProps {
  /** The days off, in words. */
  words: string;
  off: Removal['off'];
  remove: Removal['remove'];
  onClose: () => void;
}

/** Removes days off, and asks whether the visits that were off for them take place after all. */
export function RemoveDaysOff({ words, off, remove, onClose }: RemoveDaysOffProps) {
  const visits = useStore(off);
  const { busy } = useStore(remove.$state);
  const goOn = async (comes: boolean) => {
    const removed = await remove.run(comes ? visits : []);
    if (!removed) return;
    onClose();
    toast(removalInWords(removed.value, comes), {
      tone: removed.value === 'waiting' ? 'warning' : 'success',
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(t.removeDaysOff, { words })}
      actions={
        <>
          <Button busy={busy} busyLabel={t.removing} onClick={() => void goOn(true)}>
            {t.removeAndCome}
          </Button>
          <Button variant="secondary" busy={busy} busyLabel={t.removing} onClick={() => void goOn(false)}>
            {t.removeOnly}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t.saidCantCome}</Text>
        <VisitList visits={visits} />
        <ActionError of={remove} />
      </Stack>
    </Dialog>
  );
}
