import { useState } from 'react';
import { proveOwner } from '../../../data/account.ts';
import { beginFactor, confirmFactor, type NewFactor } from '../../../data/second-factor.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { loadable } from '../../../state/loadable.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CodeField } from './CodeField.tsx';
import { createCodeForm } from './code-form.ts';
import { ProofForm } from './ProofForm.tsx';
import * as t from './words.ts';

const calls = { beginFactor, confirmFactor, proveOwner };

interface NewFactorFormProps {
  service?: typeof calls;
  /** Whether the account already has one. */
  hasFactor?: boolean;
  /** Called when it is set up. Without it, this is part of signing in, and another page follows. */
  onDone?: () => void;
}

/**
 * Sets up an app for codes: its key to scan or to type, then a first code. Asks for the password unless the person
 * has just signed in.
 */
export function NewFactorForm({ service = calls, hasFactor = false, onDone }: NewFactorFormProps) {
  const [asks, setAsks] = useState(onDone !== undefined);
  const checked = <T,>(answer: Result<T, Failure>) => {
    if (!answer.ok && answer.error.code === 'sign_in_again') setAsks(true);
    return answer;
  };
  const [factor] = useState(() => loadable(async () => checked(await service.beginFactor(t.appName))));
  const confirm = async (id: string, code: string) => checked(await service.confirmFactor(id, code));
  const proven = () => {
    setAsks(false);
    // A key that was already scanned stays valid.
    if (factor.$value.value?.state === 'failed') void factor.reload();
  };
  if (asks) return <ProofForm prove={service.proveOwner} hasFactor={hasFactor} onDone={proven} />;
  return (
    <Loaded data={factor} label={t.preparingKey}>
      {(made) => <Confirm key={made.id} {...{ confirm, onDone }} factor={made} />}
    </Loaded>
  );
}

interface ConfirmProps {
  confirm: typeof confirmFactor;
  factor: NewFactor;
  onDone: (() => void) | undefined;
}

function Confirm({ confirm, factor, onDone }: ConfirmProps) {
  const [store] = useState(() => createCodeForm((code) => confirm(factor.id, code), !onDone));
  const form = useForm(store, { prefix: 'new', onDone });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>{t.scan}</Text>
      <img src={factor.picture} alt={t.qrCode} width={208} height={208} />
      <div>
        <Text>{t.typeKey}</Text>
        <code>{factor.key.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <Text>{t.thenCode}</Text>
      <CodeField {...form.text('code')} />
      <Stack direction="row">
        <Button type="submit" full={!onDone} busy={form.busy} busyLabel={t.checkingCode}>
          {t.turnOn}
        </Button>
      </Stack>
    </Form>
  );
}
