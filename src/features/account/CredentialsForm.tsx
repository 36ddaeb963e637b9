import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { PasswordField } from '../../ui/password-field/PasswordField.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { type Credentials, existingCredentials, MIN_PASSWORD_LENGTH, newCredentials } from './credentials.ts';

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
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: valibotResolver(isNew ? newCredentials : existingCredentials),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { email, password } = formState.errors;
  const errors = [
    { fieldId: 'email', message: email?.message },
    { fieldId: 'password', message: password?.message },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));

  return (
    <Form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      {problem && !busy && errors.length === 0 && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      <TextField
        {...register('email')}
        id="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        error={email?.message}
      />
      <PasswordField
        {...register('password')}
        id="password"
        label="Password"
        hint={
          isNew
            ? `At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`
            : undefined
        }
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={password?.message}
      />
      <Button type="submit" full busy={busy} busyLabel={busyLabel}>
        {button}
      </Button>
      {children}
    </Form>
  );
}
