// bundle: sign-in
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/password-field/PasswordField.tsx';
import { type Credentials, faultsOf, readCredentials } from './credentials.ts';
import { EmailField } from './EmailField.tsx';
import { FormTop } from './FormTop.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useChecked } from './use-checked.ts';
import { useHydrated } from './use-hydrated.ts';

interface CredentialsFormProps {
  /** Whether the password is made up here, or known already. */
  isNew: boolean;
  button: string;
  busyLabel: string;
  busy: boolean;
  /** What the server said to the last try, in words. */
  problem: string | undefined;
  onSubmit: (credentials: Credentials) => void;
  /** The address that an account has to have, and why. */
  fixed?: { email: string; because: string };
  /** Below the button. */
  children?: ReactNode;
}

/** E-mail and password, for signing in and for signing up. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { isNew, button, busyLabel, busy, problem, onSubmit, fixed, children } = props;
  const { submit, faults, ...top } = useChecked({
    read: readCredentials,
    check: (credentials) => faultsOf(credentials, isNew),
    onSubmit,
  });
  const hydrated = useHydrated();
  return (
    <Form onSubmit={submit}>
      <FormTop {...top} busy={busy} problem={problem} />
      <EmailField
        autoComplete={isNew ? 'email' : 'username'}
        error={faults.email}
        initial={fixed?.email}
        fixedBecause={fixed?.because}
      />
      {isNew ? (
        <NewPasswordField label="Password" error={faults.password} />
      ) : (
        <PasswordField
          id="password"
          name="password"
          label="Password"
          autoComplete="current-password"
          error={faults.password}
        />
      )}
      {/* Until the scripts are there the browser itself would send the form, with the password in the address. */}
      <Button type="submit" full disabled={!hydrated} busy={busy} busyLabel={busyLabel}>
        {button}
      </Button>
      {children}
    </Form>
  );
}
