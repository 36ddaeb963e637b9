// bundle: sign-in
import type { ReactNode } from 'react';
import { explainOnForm, type Wording } from '../../domain/explain.ts';
import { EmailField } from '../../parts/email-field/EmailField.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import type { Form as FormStore } from '../../state/form.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/password-field/PasswordField.tsx';
import type { Credentials } from './credentials.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useHydrated } from './use-hydrated.ts';
import * as t from './words.ts';

interface CredentialsFormProps<Values extends Credentials, T> {
  store: FormStore<Values, T>;
  /** The words for its failures. */
  wording: Wording;
  /** Whether the person makes up the password here. */
  isNew: boolean;
  button: string;
  busyLabel: string;
  /** Why the address can't be changed; undefined if it can. */
  fixedBecause?: string;
  onDone?: (value: T) => void;
  /** Fields above the address. */
  first?: (form: ReturnType<typeof useForm<Values, T>>) => ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/** Email and password, for signing in and for signing up. */
export function CredentialsForm<Values extends Credentials, T>(props: CredentialsFormProps<Values, T>) {
  const { store, wording, isNew, button, busyLabel, fixedBecause, onDone, first, children } = props;
  const form = useForm(store, { explain: (failure) => explainOnForm(failure, wording), onDone });
  const hydrated = useHydrated();
  const password = { ...form.text('password'), label: t.password };
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      {first?.(form)}
      <EmailField
        {...form.text('email')}
        label={t.email}
        autoComplete={isNew ? 'email' : 'username'}
        readOnly={fixedBecause !== undefined}
        hint={fixedBecause}
      />
      {isNew ? (
        <NewPasswordField {...password} />
      ) : (
        <PasswordField {...password} autoComplete="current-password" />
      )}
      {/* Until the scripts have loaded, the browser would send the form itself, with the password in the address. */}
      <Button type="submit" full disabled={!hydrated} busy={form.busy} busyLabel={busyLabel}>
        {button}
      </Button>
      {children}
    </Form>
  );
}
