import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { BothVersions, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createAnswerForm, type Answer } from './answer-form.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { COMPARED_ANSWERS } from './compared-terms.ts';
import type { Side } from './terms.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface AnswerDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  side: Side;
  record: ApplicationStore['recordAnswer'];
  reload: ApplicationStore['reload'];
  onYes: () => void;
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

/** Records an answer given by phone or in person. Closing it keeps what was typed. */
export function AnswerDialog({ open, ...inside }: AnswerDialogProps) {
  const { side, application } = inside;
  return (
    <Dialog
      open={open}
      onClose={inside.onClose}
      title={
        side === 'family'
          ? fill(t.familyAnswerFor, { client: clientName(application.client) })
          : fill(t.caregiverAnswerFrom, { name: application.caregiver.fullName ?? t.theCaregiverWithin })
      }
    >
      <AnswerForm {...inside} />
    </Dialog>
  );
}

function AnswerForm({ onClose, application, side, record, reload, onYes }: Omit<AnswerDialogProps, 'open'>) {
  const [store] = useState(() => createAnswerForm(application, side, outcomeOf(record), reload));
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      prefix={side}
      confirm={t.writeDown}
      onDone={() => {
        toast(fill(t.sAnswerWrittenDown, { side }), { tone: 'success' });
        if (store.$state.get().values.answer === 'yes') onYes();
      }}
    >
      {(form) => (
        <>
          <BothVersions form={store} fields={COMPARED_ANSWERS} />
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
    </DialogForm>
  );
}
