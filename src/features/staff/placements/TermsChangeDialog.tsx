import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { BothVersions, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import type { Reload } from '../../../state/conflict.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { fill } from '../../../lib/fill.ts';
import { TimesAndPayFields } from '../applications/TimesAndPayFields.tsx';
import { COMPARED_TIMES_AND_PAY } from './compared-times.ts';
import { LONGEST_REASON } from './end-form.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { createTermsChangeForm, leavesOut } from './terms-change-form.ts';
import * as t from './terms-change.words.ts';

interface TermsChangeDialogProps {
  open: boolean;
  onClose: () => void;
  placement: PlacementRecord;
  propose: PlacementStore['propose'];
  toldWords: PlacementStore['activity']['toldWords'];
  reload: Reload<PlacementRecord>;
}

/** Proposes changed terms from a day on. Closing it keeps what was typed. */
export function TermsChangeDialog({ open, ...inside }: TermsChangeDialogProps) {
  const { caregiverName, client } = inside.placement;
  return (
    <Dialog
      open={open}
      onClose={inside.onClose}
      title={fill(t.changeTermsOf, { caregiverName, client: clientName(client) })}
    >
      <TermsChangeForm {...inside} />
    </Dialog>
  );
}

const ASKERS = Object.entries(t.askers).map(([value, label]) => ({ value, label }));

function TermsChangeForm({
  onClose,
  placement,
  propose,
  reload,
  toldWords,
}: Omit<TermsChangeDialogProps, 'open'>) {
  const [store] = useState(() => createTermsChangeForm(placement, outcomeOf(propose), reload));
  const { caregiverName } = placement;
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      prefix="change"
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      failureTitle={t.nothingProposed}
      confirm={t.propose}
      busyLabel={t.proposing}
      onDone={() => toast(toldWords(t.proposed, t.bothTold, t.caregiverTold), { tone: 'success' })}
    >
      {(form) => (
        <>
          <BothVersions form={store} fields={COMPARED_TIMES_AND_PAY} />
          <Text>{fill(t.bothAreAsked, { caregiverName })}</Text>
          <DateField {...form.text('fromDay')} label={t.newTermsBegin} />
          <TimesAndPayFields form={form} hint={t.otherTimesStay} optionalRate>
            {leavesOut(placement, form.values.availability) && (
              <Checkbox
                id={form.field('stillNeeded').id}
                name="stillNeeded"
                label={t.stillNeeds}
                hint={t.thenSomeoneElse}
                checked={form.values.stillNeeded}
                onChange={({ target }) => form.change({ stillNeeded: target.checked })}
              />
            )}
          </TimesAndPayFields>
          <Select {...form.text('askedBy')} label={t.whoAsksForIt} options={ASKERS} />
          <TextArea
            {...form.text('words')}
            label={t.whyChange}
            hint={fill(t.bothReadThis, { caregiverName })}
            optional
            maxLength={LONGEST_REASON}
          />
          <Columns gap={3}>
            <TextField
              {...form.text('familySaidBy')}
              label={t.familyAgreed}
              hint={t.onlyIfByPhone}
              optional
              autoComplete="off"
            />
            <TextField
              {...form.text('caregiverSaidBy')}
              label={t.caregiverAgreed}
              hint={t.onlyIfByPhone}
              optional
              autoComplete="off"
            />
          </Columns>
        </>
      )}
    </DialogForm>
  );
}
