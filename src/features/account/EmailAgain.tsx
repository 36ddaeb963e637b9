import { useStore } from '@nanostores/react';
import { EMAIL } from '../../domain/auth-words.ts';
import { explain } from '../../domain/explain.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { createEmailForm } from './email-form.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface EmailAgainProps {
  store: ReturnType<typeof createEmailForm>;
  /** How many emails were sent before this was shown. */
  already: number;
}

/** Sends an email again if it didn't come, and says how often that is possible. It can be inside another form. */
export function EmailAgain({ store, already }: EmailAgainProps) {
  const { summary, values, busy } = useForm(store, { explain: (failure) => explain(failure, EMAIL) });
  const sent = useStore(store.$sent);
  return (
    <>
      <ErrorSummary {...summary} />
      {summary.errors.length === 0 && sent > already && (
        <Notice tone="success" announce>
          {fill(t.anotherEmailWayIf, { email: values.email })}
        </Notice>
      )}
      <Button variant="secondary" full busy={busy} busyLabel={t.sending} onClick={() => void store.submit()}>
        {t.sendEmailAgain}
      </Button>
      <Text tone="muted" size="sm">
        {t.canAskOneEmail}
      </Text>
    </>
  );
}
