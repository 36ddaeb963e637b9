import { formatDate } from '../../../domain/operator.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/action.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LONGEST_REASON } from './end-form.ts';
import { createTakeBackForm } from './no-show-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import * as t from './words.ts';

interface TakeBackNoShowDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  takeBack: PlacementStore['takeBackNoShow'];
}

/** Takes back a missed visit that was recorded by mistake. */
export function TakeBackNoShowDialog({ open, onClose, placement, takeBack }: TakeBackNoShowDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.takeBackMissedVisitQuestion}
      form={() => createTakeBackForm(placement, outcomeOf(takeBack))}
      confirm={t.takeBackMissedVisit}
      onDone={() => toast(t.missedVisitTakenBack, { tone: 'success' })}
    >
      {(form) => (
        <>
          <Text>{t.nobodyWasTold}</Text>
          <Select
            {...form.text('onDate')}
            label={t.dayOfVisit}
            options={placement.missedOn.map((day) => ({ value: day, label: formatDate(day) }))}
          />
          <TextArea
            {...form.text('note')}
            label={t.whatHappened}
            hint={t.onlyTeamReads}
            optional
            maxLength={LONGEST_REASON}
          />
        </>
      )}
    </FormDialog>
  );
}
