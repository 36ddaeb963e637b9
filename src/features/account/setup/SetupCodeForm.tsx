import { leaveDevice } from '../../../data/leave-device.ts';
import { href } from '../../../domain/routes.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { StaffNameField } from '../StaffNameField.tsx';
import type { createSetupCodeForm } from './setup-code-form.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface SetupCodeFormProps {
  store: ReturnType<typeof createSetupCodeForm>;
  email: string;
}

/** The last step: the code that the operator read in the terminal. */
export function SetupCodeForm({ store, email }: SetupCodeFormProps) {
  const form = useForm(store, { onDone: () => location.assign(href('adminDashboard')) });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>{fillNodes(t.signedCodeAccountBecomes, { email: <strong>{email}</strong> })}</Text>
      <StaffNameField {...form.text('name')} />
      <TextField
        {...form.text('code')}
        label={t.setupCode}
        hint={t.npmStartPrintedTerminal}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" full busy={form.busy} busyLabel={t.checkingCode}>
        {t.finishSetUp}
      </Button>
      <Button variant="quiet" onClick={() => void leaveDevice().then(() => location.reload())}>
        {t.useAnotherAccount}
      </Button>
    </Form>
  );
}
