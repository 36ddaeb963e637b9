import { useState } from 'react';
import { useForm } from '../../../parts/form/use-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { explainPlacing } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { OtherApplicants } from './OtherApplicants.tsx';
import { createPlaceForm } from './place-form.ts';
import { PlaceTerms } from './PlaceTerms.tsx';
import { SaidFields } from './SaidFields.tsx';
import { missingFor, SIDES } from './terms.ts';
import { toTerms } from './terms-input.ts';

interface PlaceDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  screen: ApplicationStore;
}

/** The last question before a placement. Closing it loses nothing. */
export function PlaceDialog({ open, onClose, ...inside }: PlaceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Place this caregiver?">
      <PlaceForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function PlaceForm({ onClose, application, screen }: Omit<PlaceDialogProps, 'open'>) {
  const [store] = useState(() => createPlaceForm(application, outcomeOf(screen.place)));
  const form = useForm(store, {
    failureTitle: 'The caregiver was not placed',
    explain: explainPlacing,
    onDone: onClose,
    onMovedOn: onClose,
  });
  const name = application.caregiver.fullName ?? 'The caregiver';
  const missing = missingFor(toTerms(form.values), application);
  const asked = SIDES.filter((side) => missing.includes(side) || form.field(`${side}SaidBy`).error);

  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Stack gap={2}>
        <Text>When you place {name}:</Text>
        <ul>
          <li>the job “{application.job.title}” closes,</li>
          <li>everyone else who applied gets an answer,</li>
          <li>the family’s name, phone and address are shown to {name}.</li>
        </ul>
      </Stack>
      <OtherApplicants others={screen.others} />
      <PlaceTerms form={form} application={application} />
      {asked.map((side) => (
        <SaidFields key={side} side={side} form={form} />
      ))}
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy} busyLabel="Placing…">
          Place caregiver
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
