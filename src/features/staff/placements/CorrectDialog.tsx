import { useState } from 'react';
import { currencySign } from '../../../domain/operator.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createCorrectForm } from './correct-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';

interface CorrectDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  correct: PlacementStore['correct'];
}

/** Puts the terms of a placement right. */
export function CorrectDialog({ open, onClose, ...inside }: CorrectDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Correct the terms">
      <CorrectForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function CorrectForm({ onClose, placement, correct }: Omit<CorrectDialogProps, 'open'>) {
  const [store] = useState(() => createCorrectForm(placement, outcomeOf(correct)));
  const form = useForm(store, {
    failureTitle: 'The terms are as they were',
    onDone: () => {
      toast('The terms are corrected. Family and caregiver are told.', { tone: 'success' });
      onClose();
    },
    onMovedOn: onClose,
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>Family and {placement.caregiverName} are told, so agree on it with both first.</Text>
      <AvailabilityGrid
        {...form.field('availability')}
        legend="Times"
        hint="Only times that the job asks for can be chosen."
        within={placement.job.availability}
        words={{ own: 'Chosen', other: '' }}
        onChange={(availability) => form.change({ availability })}
      />
      <TextField
        {...form.text('hourlyRate')}
        label="Hourly rate"
        optional
        prefix={currencySign}
        inputMode="decimal"
        autoComplete="off"
        width="short"
      />
      <DateField {...form.text('startsOn')} label="First day" />
      <DateField
        {...form.text('endsOn')}
        label="Last day"
        optional
        hint="Leave it empty if none is agreed."
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy} busyLabel="Correcting the terms…">
          Correct the terms
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
