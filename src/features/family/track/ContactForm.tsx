import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { CONTACT_QUESTIONS, type ContactForm as ContactFormStore } from './contact-form.ts';

interface ContactFormProps {
  store: ContactFormStore['form'];
  close: () => void;
  offline: boolean;
}

/** New contact details, asked for as the request itself asks for them. */
export function ContactForm({ store, close, offline }: ContactFormProps) {
  const form = useForm(store, {
    failureTitle: 'Nothing has been changed',
    onDone() {
      close();
      toast('Your contact details are changed.', { tone: 'success' });
    },
  });

  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.text('contactName')} label={CONTACT_QUESTIONS.contactName} autoComplete="name" />
      <TextField
        {...form.text('contactPhone')}
        label={CONTACT_QUESTIONS.contactPhone}
        hint="A phone number or an email address is enough."
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.text('contactEmail')}
        label={CONTACT_QUESTIONS.contactEmail}
        type="email"
        autoComplete="email"
      />
      <Stack direction="row" gap={2} wrap>
        <NeedsConnection offline={offline} to="to save this; until then it stays on this device">
          <Button type="submit" busy={form.busy} busyLabel="Saving…">
            Save changes
          </Button>
        </NeedsConnection>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
