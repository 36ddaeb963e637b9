import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { formatFullDay, today } from '../../../domain/operator.ts';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import type { Reload } from '../../../state/conflict.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { firstDayHint } from '../applications/terms.ts';
import { TimesAndPayFields } from '../applications/TimesAndPayFields.tsx';
import { COMPARED_TIMES_AND_PAY } from './compared-times.ts';
import { type Correction, createCorrectForm } from './correct-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface CorrectDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  correct: PlacementStore['correct'];
  toldWords: PlacementStore['activity']['toldWords'];
  reload: Reload<PlacementRecord>;
}

/** A first day in the past stays as it is, even if the times change. */
const hasBegun = (typed: string, { startsOn }: PlacementRecord) => typed === startsOn && startsOn <= today();

/** Corrects the terms of a placement. */
export function CorrectDialog({ open, ...inside }: CorrectDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={inside.onClose}
      title={fill(t.correctTermsOf, {
        caregiverName: inside.placement.caregiverName,
        client: clientName(inside.placement.client),
      })}
    >
      <CorrectForm {...inside} />
    </Dialog>
  );
}

function CorrectForm({ onClose, placement, correct, reload, toldWords }: Omit<CorrectDialogProps, 'open'>) {
  const [store] = useState(() => createCorrectForm(placement, outcomeOf(correct), reload));
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      failureTitle={t.termsTheyWere}
      confirm={t.correctTerms}
      busyLabel={t.correctingTerms}
      onDone={() =>
        toast(toldWords(t.termsCorrected, t.familyAndCaregiverTold, t.caregiverTold), { tone: 'success' })
      }
    >
      {(form) => (
        <>
          <BothVersions form={store} fields={COMPARED} />
          <Text>{fill(t.agreeWithBoth, { caregiverName: placement.caregiverName })}</Text>
          <TimesAndPayFields
            form={form}
            hint={t.onlyTimesJobAsks}
            within={placement.job.availability}
            optionalRate
          />
          <DateField
            {...form.text('startsOn')}
            label={t.firstDay}
            hint={
              hasBegun(form.values.startsOn, placement)
                ? undefined
                : firstDayHint(form.values.availability, form.values.startsOn)
            }
          />
          <DateField {...form.text('endsOn')} label={t.lastDay} optional hint={t.leaveEmptyIfNone} />
        </>
      )}
    </DialogForm>
  );
}

const COMPARED: readonly Compared<Correction>[] = [
  ...COMPARED_TIMES_AND_PAY,
  { label: t.firstDay, words: ({ startsOn }) => startsOn && formatFullDay(startsOn) },
  { label: t.lastDay, words: ({ endsOn }) => endsOn && formatFullDay(endsOn) },
];
