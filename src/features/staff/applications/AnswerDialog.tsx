import { useState } from 'react';
import { useForm } from '../../../parts/form/use-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
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
export function AnswerDialog({ open, onClose, ...inside }: AnswerDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`The ${inside.side}’s answer`}>
      <AnswerForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function AnswerForm({ onClose, applicationId, side, record }: Omit<AnswerDialogProps, 'open'>) {
  const [store] = useState(() => createAnswerForm(applicationId, side, outcomeOf(record)));
  const form = useForm(store, {
    prefix: side,
    onDone: () => {
      toast(`The ${side}’s answer is written down.`, { tone: 'success' });
      onClose();
    },
    onMovedOn: onClose,
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
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
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy}>
          Write down
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
