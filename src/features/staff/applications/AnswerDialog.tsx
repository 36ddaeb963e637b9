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
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface AnswerDialogProps {
  open: boolean;
  onClose: () => void;
  applicationId: string;
  side: Side;
  record: ApplicationStore['recordAnswer'];
}

const OPTIONS: Record<Side, { value: Answer; label: string; hint?: string }[]> = {
  family: [
    { value: 'yes', label: t.yes, hint: t.familyAgreesCaregiver },
    { value: 'talk', label: t.wantsTalkFirst, hint: t.thatIsForUs },
    { value: 'no', label: t.no, hint: t.applicationGoesBackShortlist },
  ],
  caregiver: [
    { value: 'yes', label: t.yes, hint: t.caregiverAcceptsOffer },
    { value: 'no', label: t.no, hint: t.applicationGoesBackShortlist },
  ],
};

/** Writes down what one side said by phone or in person. Closing it loses nothing. */
export function AnswerDialog({ open, onClose, applicationId, side, record }: AnswerDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={fill(t.sAnswer, { side })}
      form={() => createAnswerForm(applicationId, side, outcomeOf(record))}
      prefix={side}
      confirm={t.writeDown}
      onDone={() => toast(fill(t.sAnswerWrittenDown, { side }), { tone: 'success' })}
    >
      {(form) => (
        <>
          <RadioGroup
            {...form.field('answer')}
            legend={fill(t.whatDidSay, { side })}
            options={OPTIONS[side]}
            onChange={(answer) => form.change({ answer: answer as Answer })}
          />
          <TextField
            {...form.text('saidBy')}
            label={t.saidBy}
            hint={t.whoToldPhonePerson}
            autoComplete="off"
          />
          <DateField {...form.text('saidOn')} label={t.saidOn} />
          <TextArea
            {...form.text('reason')}
            label={t.theirWords}
            optional={!(side === 'caregiver' && form.values.answer === 'no')}
            maxLength={1000}
          />
        </>
      )}
    </FormDialog>
  );
}
