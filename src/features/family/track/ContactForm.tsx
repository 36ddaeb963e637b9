import type { SubmitEvent } from 'react';
import { EmailField } from '../../../parts/email-field/EmailField.tsx';
import { isUnasked } from '../../../parts/email-field/EmailQuestion.tsx';
import { contactFaults } from '../../../domain/contact-faults.ts';
import { CONTACT_WAYS, LANGUAGES, options } from '../../../domain/vocabulary.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { CONTACT_QUESTIONS, type ContactForm as ContactFormStore } from './contact-form.ts';
import * as t from './contact.words.ts';

interface ContactFormProps {
  store: ContactFormStore['form'];
  close: () => void;
  offline: boolean;
}

/** Asks for new contact details with the questions of the request. */
export function ContactForm({ store, close, offline }: ContactFormProps) {
  const form = useForm(store, {
    failureTitle: t.nothingChanged,
    onDone() {
      close();
      toast(t.contactDetailsChanged, { tone: 'success' });
    },
  });

  const by = form.values.contactBy;
  const phone = (
    <TextField
      key="phone"
      {...form.text('contactPhone')}
      label={CONTACT_QUESTIONS.contactPhone}
      hint={by === 'either' && t.phoneNumberEmailAddress}
      optional={by === 'email'}
      type="tel"
      autoComplete="tel"
    />
  );
  const email = (
    <EmailField
      key="email"
      {...form.text('contactEmail')}
      label={CONTACT_QUESTIONS.contactEmail}
      optional={by === 'call'}
      autoComplete="email"
    />
  );

  /**
   * The field asks about a likely slip when it loses focus. A person who saves at once is asked first, and then saves
   * again.
   */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isUnasked(form.values.contactEmail)) return form.props.onSubmit(event);
    event.preventDefault();
    // An earlier fault of the address is removed, since it does not answer the question.
    store.fault(contactFaults(form.values), false);
    document.getElementById('contactEmail')?.focus();
    event.nativeEvent.submitter?.focus();
  };

  return (
    <Form {...form.props} onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.text('contactName')} label={CONTACT_QUESTIONS.contactName} autoComplete="name" />
      <Select
        {...form.text('contactBy')}
        label={CONTACT_QUESTIONS.contactBy}
        options={options(CONTACT_WAYS)}
        width="medium"
      />
      {by === 'email' ? [email, phone] : [phone, email]}
      <Select
        {...form.text('contactLanguage')}
        label={CONTACT_QUESTIONS.contactLanguage}
        options={options(LANGUAGES)}
        width="medium"
      />
      <Stack direction="row" gap={2} wrap>
        <NeedsConnection offline={offline} to={t.saveUntilThenStays}>
          <Button type="submit" busy={form.busy} busyLabel={t.saving}>
            {t.saveChanges}
          </Button>
        </NeedsConnection>
        <Button variant="secondary" onClick={close}>
          {t.cancel}
        </Button>
      </Stack>
    </Form>
  );
}
