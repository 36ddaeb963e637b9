import { clientName } from '../../../domain/client.ts';
import { END_CAUSES } from '../../../domain/end-causes.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { whose } from '../record/whose.ts';
import { consequencesOf, createEndForm, LONGEST_REASON } from './end-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const CAUSES = Object.entries(END_CAUSES).map(([value, label]) => ({ value, label }));

interface EndDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  end: PlacementStore['end'];
  toldWords: PlacementStore['activity']['toldWords'];
  /** The last day that was asked for; today by default. */
  lastDay?: string;
}

/** Ends a placement, today or on a later day. */
export function EndDialog({ open, onClose, placement, end, toldWords, lastDay }: EndDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={fill(t.end, {
        whose: whose(placement.caregiverName, t.placementNoun),
        client: clientName(placement.client),
      })}
      form={() => createEndForm(placement.id, outcomeOf(end), lastDay)}
      failureTitle={t.placementGoes}
      confirm={t.endPlacement}
      busyLabel={t.endingPlacement}
      danger
      onDone={() =>
        toast(toldWords(t.endRecorded, t.familyAndCaregiverTold, t.caregiverTold), { tone: 'success' })
      }
    >
      {(form) => {
        const { id, name, value: searchAgain } = form.field('searchAgain');
        return (
          <>
            <Select
              {...form.text('cause')}
              label={t.whyEnds}
              hint={t.onlyStaffCount}
              placeholder={t.chooseOne}
              options={CAUSES}
            />
            <TextArea
              {...form.text('reason')}
              label={t.reason}
              hint={t.familyCaregiverRead}
              maxLength={LONGEST_REASON}
            />
            <TextArea
              {...form.text('note')}
              label={t.noteStaff}
              hint={t.onlyTeamReads}
              optional
              maxLength={LONGEST_REASON}
            />
            <DateField {...form.text('lastDay')} label={t.lastDay} />
            <Checkbox
              id={id}
              name={name}
              label={t.lookSomeoneElse}
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
