import type { ComponentProps } from 'react';
import { MIN_PASSWORD_LENGTH } from '../../lib/password.ts';
import { PasswordField } from '../../ui/password-field/PasswordField.tsx';

/** A password that is made up here. */
export const NewPasswordField = (field: ComponentProps<typeof PasswordField>) => (
  <PasswordField
    hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`}
    autoComplete="new-password"
    {...field}
  />
);
