import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { leaveDevice } from '../../../data/leave-device.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { createSetupScreen } from './setup-screen.ts';

interface SetupCodeFormProps {
  screen: ReturnType<typeof createSetupScreen>;
  email: string;
}

/** The last step: the code that the operator read in the terminal. */
export function SetupCodeForm({ screen, email }: SetupCodeFormProps) {
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState(false);
  const busy = useStore(screen.$finishing);
  const refused = useStore(screen.$codeProblem);
  const problem = missing ? 'Enter the setup code.' : busy ? undefined : refused;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setMissing(code === '');
    if (code !== '' && (await screen.finish(code))) return location.assign(href('adminDashboard'));
    setTries((count) => count + 1);
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={problem ? [{ fieldId: 'code', message: problem }] : []} attempt={tries} />
      <Text>
        You are signed in as <strong>{email}</strong>. With the code this account becomes the admin.
      </Text>
      <TextField
        id="code"
        name="code"
        label="Setup code"
        hint="npm start printed it in the terminal. On a hosted project, whoever set it up has it."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem}
      />
      <Button type="submit" full busy={busy} busyLabel="Checking the code…">
        Finish set-up
      </Button>
      <Button variant="quiet" onClick={() => void leaveDevice().then(() => location.reload())}>
        Use another account
      </Button>
    </Form>
  );
}
