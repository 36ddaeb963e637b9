import type { ComponentProps } from 'react';
import { MIN_PASSWORD_LENGTH } from '../../lib/password.ts';
import { PasswordField } from '../../ui/password-field/PasswordField.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

export const NewPasswordField = (field: ComponentProps<typeof PasswordField>) => (
  <PasswordField
    hint={fill(t.leastCharactersFewWords, { least: MIN_PASSWORD_LENGTH })}
    autoComplete="new-password"
    {...field}
  />
);
