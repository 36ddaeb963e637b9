import { useState } from 'react';
import { operator } from '../../../domain/operator.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
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

/** Offers the job under terms, or changes what is offered. Closing it loses nothing. */
export function OfferDialog({ open, onClose, ...inside }: OfferDialogProps) {
  const title = inside.application.offer ? 'Change the offer' : 'Offer the job';
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <OfferForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

const { offer: days } = operator.answers.workingDays;

function OfferForm({ onClose, application, offer }: Omit<OfferDialogProps, 'open'>) {
  const [store] = useState(() => createOfferForm(application, outcomeOf(offer)));
  const form = useForm(store, {
    failureTitle: 'The job was not offered',
    explain: explainPlacing,
    onDone: () => {
      toast('The job is offered to the caregiver.', { tone: 'success' });
      onClose();
    },
    onMovedOn: onClose,
  });
  const clears = application.agreements.length > 0 && areNew(toTerms(form.values), application);
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>The caregiver reads these terms and says yes or no to them.</Text>
      <TermsFields form={form} week={application.job.availability} />
      <DateField
        {...form.text('standsUntil')}
        label="Answer by"
        hint={`Left empty, the caregiver has ${days} working ${days === 1 ? 'day' : 'days'} to answer.`}
        optional
      />
      {clears && (
        <Notice tone="warning">With other terms, what either side has said no longer counts.</Notice>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy} busyLabel="Offering…">
          {application.offer ? 'Send the new offer' : 'Send the offer'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
