import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { leaveDevice } from '../../../data/leave-device.ts';
import { beginFactor, confirmFactor, type NewFactor } from '../../../data/second-factor.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { loadable } from '../../../state/loadable.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CodeField } from './CodeField.tsx';
import { createCodeForm } from './code-form.ts';
import * as t from './words.ts';

const calls = { beginFactor, confirmFactor };

interface NewFactorFormProps {
  service?: typeof calls;
  /** Without it, success leads to another page. */
  onDone?: () => void;
}

/** Sets up an app for codes: its key to scan or to type, then a first code. */
export function NewFactorForm({ service = calls, onDone }: NewFactorFormProps) {
  const [factor] = useState(() => loadable(() => service.beginFactor(t.appName)));
  const loaded = useStore(factor.$value);
  if (loaded.state === 'failed' && loaded.error.code === 'sign_in_again') return <SignInAgain />;
  return (
    <Loaded data={factor} label={t.preparingKey}>
      {(made) => <Confirm key={made.id} {...{ service, onDone }} factor={made} />}
    </Loaded>
  );
}

/** It takes a session of the last ten minutes. */
const SignInAgain = () => (
  <Notice
    announce
    title={t.aWhileSinceSignIn}
    actions={
      <Button onClick={() => void leaveDevice().then(() => location.reload())}>{t.signInAgain}</Button>
    }
  >
    {t.whySignInAgain}
  </Notice>
);

function Confirm({
  service,
  factor,
  onDone,
}: Required<Pick<NewFactorFormProps, 'service'>> & NewFactorFormProps & { factor: NewFactor }) {
  const [store] = useState(() => createCodeForm((code) => service.confirmFactor(factor.id, code), !onDone));
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
      <Button type="submit" full busy={form.busy} busyLabel={t.checkingCode}>
        {t.turnOn}
      </Button>
    </Form>
  );
}
