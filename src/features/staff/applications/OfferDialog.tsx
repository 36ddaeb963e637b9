import { operator } from '../../../domain/operator.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/action.ts';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { explainPlacing } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { createOfferForm } from './offer-form.ts';
import { areNew } from './terms.ts';
import { TermsFields } from './TermsFields.tsx';
import { toTerms } from './terms-input.ts';

interface OfferDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  offer: ApplicationStore['offer'];
}

const { offer: days } = operator.answers.workingDays;

/** Offers the job under terms, or changes what is offered. Closing it loses nothing. */
export function OfferDialog({ open, onClose, application, offer }: OfferDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={application.offer ? 'Change the offer' : 'Offer the job'}
      form={() => createOfferForm(application, outcomeOf(offer))}
      failureTitle="The job was not offered"
      explain={explainPlacing}
      confirm={application.offer ? 'Send the new offer' : 'Send the offer'}
      busyLabel="Offering…"
      onDone={() => toast('The job is offered to the caregiver.', { tone: 'success' })}
    >
      {(form) => (
        <>
          <Text>The caregiver reads these terms and says yes or no to them.</Text>
          <TermsFields form={form} week={application.job.availability} />
          <DateField
            {...form.text('standsUntil')}
            label="Answer by"
            hint={`Left empty, the caregiver has ${days} working ${days === 1 ? 'day' : 'days'} to answer.`}
            optional
          />
          {application.agreements.length > 0 && areNew(toTerms(form.values), application) && (
            <Notice tone="warning">With other terms, what either side has said no longer counts.</Notice>
          )}
        </>
      )}
    </FormDialog>
  );
}
