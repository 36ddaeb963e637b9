import { LEAVE_REASONS } from '../../../domain/leaving.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import type { LeaveWish } from '../../../data/leaving.ts';
import type { Action } from '../../../state/action.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import type { Fate } from '../said/send-said.ts';
import { createLeaveForm, LONGEST_WORDS } from './leave-form.ts';
import * as t from './leave.words.ts';

interface LeaveDialogProps {
  placement: { id: string; endsOn: string | null };
  ask: Action<[wish: LeaveWish], Fate>;
  onClose: () => void;
  /** Leads to what was said. */
  onSent: () => void;
}

const REASONS = Object.entries(LEAVE_REASONS).map(([value, label]) => ({ value, label }));

/** “I want to stop”: asks for the last day and a reason. */
export default function LeaveDialog({ placement, ask, onClose, onSent }: LeaveDialogProps) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t.iWantToStop}
      prefix="leave"
      form={() => createLeaveForm(placement, outcomeOf(ask))}
      failureTitle={t.wasNotSent}
      confirm={t.send}
      keep={t.notNow}
      busyLabel={t.sending}
      onDone={onSent}
    >
      {(form) => (
        <>
          <Text>{t.whatFollows}</Text>
          <DateField {...form.text('lastDay')} label={t.lastDay} hint={t.lastDayHint} />
          <Select {...form.text('why')} label={t.why} options={REASONS} placeholder={t.chooseOne} />
          <TextArea
            {...form.text('words')}
            label={t.tellUsMore}
            hint={t.onlyTeamReads}
            optional
            maxLength={LONGEST_WORDS}
          />
        </>
      )}
    </FormDialog>
  );
}
