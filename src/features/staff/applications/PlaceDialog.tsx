import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { focusField } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { explainPlacing } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';

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
  const { busy, error } = useStore(place.$state);
  const [startsOn, setStartsOn] = useState(application.job.startsOn);
  const [tried, setTried] = useState(false);
  const name = application.caregiver.fullName ?? 'The caregiver';
  const fault = startsOn === '' ? 'Enter the day on which the care starts.' : undefined;

  const submit = async () => {
    setTried(true);
    if (fault) return void focusField('starts-on');
    const done = await place.run(startsOn);
    const failed = place.$state.get().error;
    if (done || (failed && movedOn(failed))) onClose();
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={2}>
        <Text>When you place {name}:</Text>
        <ul>
          <li>the job “{application.job.title}” closes,</li>
          <li>everyone else who applied gets an answer,</li>
          <li>the family’s name, phone and address are shown to {name}.</li>
        </ul>
      </Stack>
      <DateField
        id="starts-on"
        label="Care starts on"
        value={startsOn}
        error={tried ? fault : undefined}
        onChange={(event) => setStartsOn(event.currentTarget.value)}
      />
      {tried && error && !busy && (
        <Notice tone="danger" announce title="The caregiver was not placed">
          {explainPlacing(error)}
        </Notice>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={busy} busyLabel="Placing…">
          Place caregiver
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
