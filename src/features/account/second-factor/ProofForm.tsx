import { useState } from 'react';
import type { proveOwner } from '../../../data/account.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordField } from '../../../ui/password-field/PasswordField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CodeField } from './CodeField.tsx';
import { createProofForm } from './proof-form.ts';
import * as t from './words.ts';

interface ProofFormProps {
  prove: typeof proveOwner;
  hasFactor: boolean;
  onDone: () => void;
}

/** Asks for the password, and a code if there is a second factor, before either is changed. */
export function ProofForm({ prove, hasFactor, onDone }: ProofFormProps) {
  const [store] = useState(() => createProofForm(prove));
  const form = useForm(store, { prefix: 'prove', onDone });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>{t.proveFirst}</Text>
      <PasswordField {...form.text('password')} label={t.password} autoComplete="current-password" />
      {hasFactor && <CodeField {...form.text('code')} />}
      <Stack direction="row">
        <Button type="submit" busy={form.busy} busyLabel={t.checkingPassword}>
          {t.goOn}
        </Button>
      </Stack>
    </Form>
  );
}
