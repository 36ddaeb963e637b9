import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { operator } from '../../../domain/operator.ts';
import { BothVersions, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import type { Reload } from '../../../state/conflict.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CallFamily } from '../activity/CallFamily.tsx';
import { explainPlacing } from './application-facts.ts';
import { firstName, whose } from '../record/whose.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { DaysOffNotice } from './DaysOffNotice.tsx';
import { COMPARED_TERMS } from './compared-terms.ts';
import { createOfferForm } from './offer-form.ts';
import { areNew } from './terms.ts';
import { TakenNotice } from './TakenNotice.tsx';
import { TermsFields } from './TermsFields.tsx';
import { toTerms } from './terms-input.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const { offer: days } = operator.answers.workingDays;

interface OfferDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  offer: ApplicationStore['offer'];
  /** Says what was done. */
  offered: (before: ApplicationRecord) => string;
  reload: Reload<ApplicationRecord>;
  taking: ApplicationStore['taking'];
  timeOff: ApplicationStore['timeOff'];
}

/** Offers the job, or changes the offer. Closing it keeps what was typed. */
export function OfferDialog({ open, ...inside }: OfferDialogProps) {
  const name = inside.application.caregiver.fullName;
  const client = clientName(inside.application.client);
  const title = inside.application.offer
    ? fill(t.change, { whose: whose(name, t.offerNoun), client })
    : fill(t.offerJobTo, { firstName: firstName(name), client });
  return (
    <Dialog open={open} onClose={inside.onClose} title={title}>
      <OfferForm {...inside} />
    </Dialog>
  );
}

function OfferForm({
  onClose,
  application,
  offer,
  offered,
  reload,
  taking,
  timeOff,
}: Omit<OfferDialogProps, 'open'>) {
  const [store] = useState(() => createOfferForm(application, outcomeOf(offer), reload));
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      failureTitle={t.jobNotOffered}
      explain={explainPlacing}
      confirm={application.offer ? t.sendNewOffer : t.sendOffer}
      busyLabel={t.offering}
      onDone={() => toast(offered(application), { tone: 'success' })}
    >
      {(form) => (
        <>
          <BothVersions form={store} fields={COMPARED_TERMS} />
          <Text>{t.caregiverReadsTheseTerms}</Text>
          {application.introducedAt && (
            <CallFamily reach={application.job.reach} request={application.job.requestId} />
          )}
          <TakenNotice taking={taking} terms={toTerms(form.values)} />
          <DaysOffNotice timeOff={timeOff} terms={toTerms(form.values)} />
          <TermsFields
            form={form}
            week={application.job.availability}
            jobRate={application.job.hourlyBudget}
          />
          <DateField
            {...form.text('standsUntil')}
            label={t.answerBy}
            hint={fill(t.leftEmptyCaregiverWorking, { count: days })}
            optional
          />
          {application.agreements.length > 0 && areNew(toTerms(form.values), application) && (
            <Notice tone="warning">{t.otherTermsWhatEither}</Notice>
          )}
        </>
      )}
    </DialogForm>
  );
}
