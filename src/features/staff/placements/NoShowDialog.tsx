import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/action.ts';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LONGEST_REASON } from './end-form.ts';
import { createNoShowForm } from './no-show-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface NoShowDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  report: PlacementStore['reportNoShow'];
}

/** Records on which day the caregiver did not come. The placement continues. */
export function NoShowDialog({ open, onClose, placement, report }: NoShowDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={fill(t.didNotComeQuestion, { caregiverName: placement.caregiverName })}
      form={() => createNoShowForm(placement, outcomeOf(report))}
      confirm={t.recordMissedVisit}
      onDone={() => toast(t.missedVisitRecorded, { tone: 'success' })}
    >
      {(form) => (
        <>
          <Text>{fill(t.nobodyToldCallBoth, { caregiverName: placement.caregiverName })}</Text>
          <DateField {...form.text('onDate')} label={t.dayOfVisit} />
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
