import { useState } from 'react';
import { describeWeek } from '../../../domain/week-words.ts';
import { currencySign, formatFullDay, today } from '../../../domain/operator.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/action.ts';
import type { Reload } from '../../../state/conflict.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { firstDayHint } from '../applications/terms.ts';
import { type Correction, createCorrectForm } from './correct-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';

interface CorrectDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  correct: PlacementStore['correct'];
  reload: Reload<PlacementRecord>;
}

/** A first day that is over stays as it was, also with other times. */
const hasBegun = (typed: string, { startsOn }: PlacementRecord) => typed === startsOn && startsOn <= today();

/** Puts the terms of a placement right. */
export function CorrectDialog({ open, ...inside }: CorrectDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={inside.onClose}
      title={`Correct the terms of ${inside.placement.caregiverName}`}
    >
      <CorrectForm {...inside} />
    </Dialog>
  );
}

function CorrectForm({ onClose, placement, correct, reload }: Omit<CorrectDialogProps, 'open'>) {
  const [store] = useState(() => createCorrectForm(placement, outcomeOf(correct), reload));
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      failureTitle="The terms are as they were"
      confirm="Correct the terms"
      busyLabel="Correcting the terms…"
      onDone={() => toast('The terms are corrected. Family and caregiver are told.', { tone: 'success' })}
    >
      {(form) => (
        <>
          <BothVersions form={store} fields={COMPARED} />
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
          <DateField
            {...form.text('startsOn')}
            label="First day"
            hint={
              hasBegun(form.values.startsOn, placement)
                ? undefined
                : firstDayHint(form.values.availability, form.values.startsOn)
            }
          />
          <DateField
            {...form.text('endsOn')}
            label="Last day"
            optional
            hint="Leave it empty if none is agreed."
          />
        </>
      )}
    </DialogForm>
  );
}

const COMPARED: readonly Compared<Correction>[] = [
  { label: 'Times', words: ({ availability }) => describeWeek(availability) },
  { label: 'Hourly rate', words: ({ hourlyRate }) => hourlyRate && `${currencySign}${hourlyRate}` },
  { label: 'First day', words: ({ startsOn }) => startsOn && formatFullDay(startsOn) },
  { label: 'Last day', words: ({ endsOn }) => endsOn && formatFullDay(endsOn) },
];
