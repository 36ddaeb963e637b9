import { TextField } from '../../ui/text-field/TextField.tsx';

interface EmailFieldProps {
  autoComplete: 'email' | 'username';
  error: string | undefined;
  /** What stands there at first. */
  initial?: string;
  /** Why the address can't be changed here; it can, if there is no reason. */
  fixedBecause?: string;
}

/** The address of an account; its id and name are `email`. */
export function EmailField({ autoComplete, error, initial, fixedBecause }: EmailFieldProps) {
  return (
    <TextField
      id="email"
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={initial}
      readOnly={fixedBecause !== undefined}
      hint={fixedBecause}
      error={error}
    />
  );
}
