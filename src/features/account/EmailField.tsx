import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field/TextField.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

/** The address of an account. */
export const EmailField = ({ label = 'Email', ...field }: EmailFieldProps) => (
  <TextField
    label={label}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);
