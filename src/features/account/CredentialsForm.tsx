import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { PasswordField } from '../../ui/password-field/PasswordField.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import {
  type CredentialFaults,
  type Credentials,
  faultsOf,
  MIN_PASSWORD_LENGTH,
  readCredentials,
} from './credentials.ts';

interface CredentialsFormProps {
  /** Whether the password is made up here, or known already. */
  isNew: boolean;
  button: string;
  busyLabel: string;
  busy: boolean;
  /** What the server said to the last try, in words. */
  problem: string | undefined;
  onSubmit: (credentials: Credentials) => void;
  /** Below the button. */
  children?: ReactNode;
}

/** E-mail and password, for signing in and for signing up. */
export function CredentialsForm({
  isNew,
  button,
  busyLabel,
  busy,
  problem,
  onSubmit,
  children,
}: CredentialsFormProps) {
  const [faults, setFaults] = useState<CredentialFaults>({});
  const [tries, setTries] = useState(0);
  const errors = Object.entries(faults).map(([fieldId, message]) => ({ fieldId, message }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = readCredentials(new FormData(event.currentTarget));
    const found = faultsOf(credentials, isNew);
    setFaults(found);
    setTries((count) => count + 1);
    if (Object.keys(found).length === 0) onSubmit(credentials);
  };

  return (
    <Form onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={tries} />
      {problem && !busy && errors.length === 0 && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        error={faults.email}
      />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        hint={
          isNew
            ? `At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`
            : undefined
        }
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={faults.password}
      />
      <Button type="submit" full busy={busy} busyLabel={busyLabel}>
        {button}
      </Button>
      {children}
    </Form>
  );
}
