import { useEffect, useRef, useState } from 'react';
import { leaveDevice } from '../../../data/leave-device.ts';
import { enterCode } from '../../../data/second-factor.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { fill } from '../../../lib/fill.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CodeField } from './CodeField.tsx';
import { createCodeForm } from './code-form.ts';
import { NewFactorForm } from './NewFactorForm.tsx';
import * as t from './words.ts';

/** The second step of signing in as staff: a code, or first setting up the app for codes. */
export function SecondFactor({ missing }: { missing: 'code' | 'set_up' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone. The code's field takes the focus itself.
  useEffect(() => {
    if (missing === 'set_up') heading.current?.focus();
  }, [missing]);
  return (
    <Stack gap={4}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {missing === 'code' ? t.oneMoreStep : t.setUpSecondFactor}
      </Heading>
      {missing === 'code' ? (
        <CodeStep />
      ) : (
        <>
          <Text>{t.whyCode}</Text>
          <NewFactorForm />
        </>
      )}
      <Button variant="quiet" onClick={() => void leaveDevice().then(() => location.reload())}>
        {t.useAnotherAccount}
      </Button>
    </Stack>
  );
}

function CodeStep() {
  const [store] = useState(() => createCodeForm((code) => enterCode(code)));
  const form = useForm(store);
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>{fill(t.openYourApp, { name: t.appName })}</Text>
      <CodeField {...form.text('code')} first />
      <Button type="submit" full busy={form.busy} busyLabel={t.checkingCode}>
        {t.goOn}
      </Button>
      <Text tone="muted">{t.lostPhone}</Text>
    </Form>
  );
}
