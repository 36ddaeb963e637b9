import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { emailFault, readCredentials } from './credentials.ts';
import { EmailField } from './EmailField.tsx';
import { FormTop } from './FormTop.tsx';
import { useChecked } from './use-checked.ts';

interface EmailFormProps {
  button: string;
  busy: boolean;
  /** What the server said to the last try, in words. */
  problem: string | undefined;
  /** What stands in the field at first. */
  initial: string;
  onSubmit: (email: string) => void;
  /** Below the button. */
  children?: ReactNode;
}

/** Asks which address a mail is to go to. */
export function EmailForm({ button, busy, problem, initial, onSubmit, children }: EmailFormProps) {
  const { submit, faults, ...top } = useChecked({
    read: (form) => readCredentials(form).email,
    check: emailFault,
    onSubmit,
  });
  return (
    <Form onSubmit={submit}>
      <FormTop {...top} busy={busy} problem={problem} />
      <EmailField autoComplete="username" error={faults.email} initial={initial} />
      <Button type="submit" full busy={busy} busyLabel="Sending…">
        {button}
      </Button>
      {children}
    </Form>
  );
}
