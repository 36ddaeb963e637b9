import { useState } from 'react';
import { useForm } from '../../../parts/form/use-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { consequencesOf, createEndForm, LONGEST_REASON } from './end-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';

interface EndDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  end: PlacementStore['end'];
}

/** Ends a placement, today or on a day to come. */
export function EndDialog({ open, onClose, ...inside }: EndDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="End this placement?">
      <EndForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function EndForm({ onClose, placement, end }: Omit<EndDialogProps, 'open'>) {
  const [store] = useState(() => createEndForm(placement.id, outcomeOf(end)));
  const form = useForm(store, {
    failureTitle: 'The placement goes on',
    onDone: () => {
      toast('Family and caregiver are told of the end.', { tone: 'success' });
      onClose();
    },
    onMovedOn: onClose,
  });
  const { id, name, value: searchAgain } = form.field('searchAgain');
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <TextArea
        {...form.text('reason')}
        label="Reason"
        hint="Family and caregiver read this."
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
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Ending the placement…">
          End placement
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
