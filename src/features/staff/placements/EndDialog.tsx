import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/action.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { whose } from '../record/whose.ts';
import { consequencesOf, createEndForm, LONGEST_REASON } from './end-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';

interface EndDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  end: PlacementStore['end'];
}

/** Ends a placement, today or on a day to come. */
export function EndDialog({ open, onClose, placement, end }: EndDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`End ${whose(placement.caregiverName, 'placement')}?`}
      form={() => createEndForm(placement.id, outcomeOf(end))}
      failureTitle="The placement goes on"
      confirm="End placement"
      busyLabel="Ending the placement…"
      danger
      onDone={() => toast('Family and caregiver are told of the end.', { tone: 'success' })}
    >
      {(form) => {
        const { id, name, value: searchAgain } = form.field('searchAgain');
        return (
          <>
            <TextArea
              {...form.text('reason')}
              label="Reason"
              hint="Family and caregiver read this."
              maxLength={LONGEST_REASON}
            />
            <TextArea
              {...form.text('note')}
              label="Note for staff"
              hint="Only staff read this, in the placement’s history."
              optional
              maxLength={LONGEST_REASON}
            />
            <DateField {...form.text('lastDay')} label="Last day" />
            <Checkbox
              id={id}
              name={name}
              label="Look for someone else"
              checked={searchAgain}
              onChange={({ target }) => form.change({ searchAgain: target.checked })}
            />
            <ul aria-live="polite">
              {consequencesOf(form.values, placement.caregiverName).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        );
      }}
    </FormDialog>
  );
}
