import { useState } from 'react';
import { formatDate, operator, today } from '../../../domain/operator.ts';
import { BothVersions, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/action.ts';
import type { Reload } from '../../../state/conflict.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { explainPlacing } from './application-facts.ts';
import { firstName, whose } from '../record/whose.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { DaysOffNotice } from './DaysOffNotice.tsx';
import { COMPARED_TERMS } from './compared-terms.ts';
import { createOfferForm } from './offer-form.ts';
import { areNew } from './terms.ts';
import { TakenNotice } from './TakenNotice.tsx';
import { TermsFields } from './TermsFields.tsx';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { toTerms } from './terms-input.ts';

const { offer: days } = operator.answers.workingDays;

/** Left empty, the day to answer by is so many working days away: at least as many days. */
const answerMayBeLate = ({ standsUntil, startsOn }: { standsUntil: string; startsOn: string }) =>
  startsOn !== '' && (standsUntil || daysAfter(today(), days)) > startsOn;

interface OfferDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  offer: ApplicationStore['offer'];
  reload: Reload<ApplicationRecord>;
  taking: ApplicationStore['taking'];
  timeOff: ApplicationStore['timeOff'];
}

/** Offers the job under terms, or changes what is offered. Closing it loses nothing. */
export function OfferDialog({ open, ...inside }: OfferDialogProps) {
  const name = inside.application.caregiver.fullName;
  const title = inside.application.offer
    ? `Change ${whose(name, 'offer')}`
    : `Offer ${firstName(name)} the job`;
  return (
    <Dialog open={open} onClose={inside.onClose} title={title}>
      <OfferForm {...inside} />
    </Dialog>
  );
}

function OfferForm({ onClose, application, offer, reload, taking, timeOff }: Omit<OfferDialogProps, 'open'>) {
  const [store] = useState(() => createOfferForm(application, outcomeOf(offer), reload));
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      failureTitle="The job was not offered"
      explain={explainPlacing}
      confirm={application.offer ? 'Send the new offer' : 'Send the offer'}
      busyLabel="Offering…"
      onDone={() => toast('The job is offered to the caregiver.', { tone: 'success' })}
    >
      {(form) => (
        <>
          <BothVersions form={store} fields={COMPARED_TERMS} />
          <Text>The caregiver reads these terms and says yes or no to them.</Text>
          <TakenNotice taking={taking} terms={toTerms(form.values)} />
          <DaysOffNotice timeOff={timeOff} terms={toTerms(form.values)} />
          <TermsFields form={form} week={application.job.availability} />
          <DateField
            {...form.text('standsUntil')}
            label="Answer by"
            hint={`Left empty, the caregiver has ${days} working ${days === 1 ? 'day' : 'days'} to answer.`}
            optional
          />
          {answerMayBeLate(form.values) && (
            <Notice tone="warning">
              The answer may come after the first day. Ask for it before {formatDate(form.values.startsOn)},
              or let care begin later.
            </Notice>
          )}
          {application.agreements.length > 0 && areNew(toTerms(form.values), application) && (
            <Notice tone="warning">With other terms, what either side has said no longer counts.</Notice>
          )}
        </>
      )}
    </DialogForm>
  );
}
