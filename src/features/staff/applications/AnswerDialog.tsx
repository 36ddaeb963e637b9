import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/action.ts';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createAnswerForm, type Answer } from './answer-form.ts';
import type { ApplicationStore } from './application-screen.ts';
import type { Side } from './terms.ts';

interface AnswerDialogProps {
  open: boolean;
  onClose: () => void;
  applicationId: string;
  side: Side;
  record: ApplicationStore['recordAnswer'];
}

const OPTIONS: Record<Side, { value: Answer; label: string; hint?: string }[]> = {
  family: [
    { value: 'yes', label: 'Yes', hint: 'The family agrees to this caregiver.' },
    { value: 'talk', label: 'Wants to talk first', hint: 'That is for us to arrange.' },
    { value: 'no', label: 'No', hint: 'The application goes back to the shortlist, without an offer.' },
  ],
  caregiver: [
    { value: 'yes', label: 'Yes', hint: 'The caregiver accepts the offer.' },
    { value: 'no', label: 'No', hint: 'The application goes back to the shortlist, without an offer.' },
  ],
};

/** Writes down what one side said by phone or in person. Closing it loses nothing. */
export function AnswerDialog({ open, onClose, applicationId, side, record }: AnswerDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`The ${side}’s answer`}
      form={() => createAnswerForm(applicationId, side, outcomeOf(record))}
      prefix={side}
      confirm="Write down"
      onDone={() => toast(`The ${side}’s answer is written down.`, { tone: 'success' })}
    >
      {(form) => (
        <>
          <RadioGroup
            {...form.field('answer')}
            legend={`What did the ${side} say?`}
            options={OPTIONS[side]}
            onChange={(answer) => form.change({ answer: answer as Answer })}
          />
          <TextField
            {...form.text('saidBy')}
            label="Said by"
            hint="Who told us, by phone or in person."
            autoComplete="off"
          />
          <DateField {...form.text('saidOn')} label="Said on" />
          <TextArea
            {...form.text('reason')}
            label="In their words"
            optional={!(side === 'caregiver' && form.values.answer === 'no')}
            maxLength={1000}
          />
        </>
      )}
    </FormDialog>
  );
}
