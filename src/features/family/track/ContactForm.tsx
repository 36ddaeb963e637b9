import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Contact, contactFaults } from '../../../domain/contact-faults.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { contactRefusals } from './contact-refusals.ts';
import type { TrackScreen } from './track-screen.ts';

interface ContactFormProps {
  contact: Contact;
  keep: (contact: Contact) => void;
  close: () => void;
  act: TrackScreen['changeContact'];
}

/** New contact details, asked for as the request itself asks for them. */
export function ContactForm({ contact, keep, close, act }: ContactFormProps) {
  const { busy, error } = useStore(act.$state);
  const [attempt, setAttempt] = useState(0);
  const own = contactFaults(contact);
  const refused = error ? contactRefusals(error) : {};
  const faults = attempt === 0 ? {} : Object.keys(own).length > 0 || busy ? own : refused;

  const submit = async () => {
    setAttempt(attempt + 1);
    if (Object.keys(own).length > 0 || !(await act.run(contact))) return;
    close();
    toast('Your contact details are changed.', { tone: 'success' });
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries(faults).map(([fieldId, message]) => ({ fieldId, message }))}
      />
      <TextField
        id="contactName"
        label="Name of the person to contact"
        autoComplete="name"
        value={contact.contactName}
        error={faults.contactName}
        onChange={(event) => keep({ ...contact, contactName: event.currentTarget.value })}
      />
      <TextField
        id="contactPhone"
        label="Phone number"
        hint="A phone number or an e-mail address is enough."
        type="tel"
        autoComplete="tel"
        value={contact.contactPhone}
        error={faults.contactPhone}
        onChange={(event) => keep({ ...contact, contactPhone: event.currentTarget.value })}
      />
      <TextField
        id="contactEmail"
        label="E-mail address"
        type="email"
        autoComplete="email"
        value={contact.contactEmail}
        error={faults.contactEmail}
        onChange={(event) => keep({ ...contact, contactEmail: event.currentTarget.value })}
      />
      {attempt > 0 && error && !busy && !movedOn(error) && Object.keys(faults).length === 0 && (
        <Notice tone="danger" announce title="Nothing has been changed">
          {explainOnForm(error)}
        </Notice>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={busy} busyLabel="Saving…">
          Save changes
        </Button>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
