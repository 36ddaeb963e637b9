import { PasswordField } from '../../ui/password-field/PasswordField.tsx';
import { MIN_PASSWORD_LENGTH } from '../../lib/password.ts';

/** A password that is made up here; its id and name are `password`. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <PasswordField
      id="password"
      name="password"
      label={label}
      hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`}
      autoComplete="new-password"
      error={error}
    />
  );
}
