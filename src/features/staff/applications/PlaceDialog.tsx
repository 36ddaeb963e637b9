import { useState } from 'react';
import { useForm } from '../../../parts/form/use-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { explainPlacing } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { createPlaceForm } from './place-form.ts';
import { termsOf } from './terms.ts';

interface PlaceDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  place: ApplicationStore['place'];
}

/** The last question before a placement, which can't be taken back. */
export function PlaceDialog({ open, onClose, ...inside }: PlaceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Place this caregiver?">
      <PlaceForm {...inside} onClose={onClose} />
    </Dialog>
  );
}

function PlaceForm({ onClose, application, place }: Omit<PlaceDialogProps, 'open'>) {
  const [store] = useState(() =>
    createPlaceForm(termsOf(application).startsOn, (startsOn) =>
      outcomeOf(place)({ ...termsOf(application), startsOn }, {}),
    ),
  );
  const form = useForm(store, {
    failureTitle: 'The caregiver was not placed',
    explain: explainPlacing,
    onDone: onClose,
    onMovedOn: onClose,
  });
  const name = application.caregiver.fullName ?? 'The caregiver';

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
      <DateField {...form.text('startsOn')} label="Care starts on" />
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
