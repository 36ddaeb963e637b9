import { useEffect, useRef, type ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import * as t from './words.ts';

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** Whether it is the first field of a step. */
  first?: boolean;
}

/** A code from an app, which a password manager may fill in. */
export function CodeField({ first = false, ...field }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) input.current?.focus();
  }, [first]);
  return (
    <TextField
      {...field}
      ref={input}
      label={t.code}
      hint={t.sixDigits}
      inputMode="numeric"
      autoComplete="one-time-code"
      width="short"
    />
  );
}
