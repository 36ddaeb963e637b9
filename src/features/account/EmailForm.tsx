import type { ReactNode } from 'react';
import { EMAIL } from '../../domain/auth-words.ts';
import { explainOnForm } from '../../domain/explain.ts';
import { EmailField } from '../../parts/email-field/EmailField.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { createEmailForm } from './email-form.ts';
import * as t from './words.ts';

interface EmailFormProps {
  store: ReturnType<typeof createEmailForm>;
  button: string;
  /** Below the button. */
  children?: ReactNode;
}

/** Asks for the address that an email goes to. */
export function EmailForm({ store, button, children }: EmailFormProps) {
  const form = useForm(store, { explain: (failure) => explainOnForm(failure, EMAIL) });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <EmailField {...form.text('email')} label={t.email} autoComplete="username" />
      <Button type="submit" full busy={form.busy} busyLabel={t.sending}>
        {button}
      </Button>
      {children}
    </Form>
  );
}
