import { useStore } from '@nanostores/react';
import { EMAIL } from '../../domain/auth-words.ts';
import { explain } from '../../domain/explain.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { createEmailForm } from './email-form.ts';

interface EmailAgainProps {
  store: ReturnType<typeof createEmailForm>;
  /** What was sent before this was shown. */
  already: number;
}

/** For an email that didn't come: sends it again, and says how often that is possible. It may stand in another form. */
export function EmailAgain({ store, already }: EmailAgainProps) {
  const { summary, values, busy } = useForm(store, { explain: (failure) => explain(failure, EMAIL) });
  const sent = useStore(store.$sent);
  return (
    <>
      <ErrorSummary {...summary} />
      {summary.errors.length === 0 && sent > already && (
        <Notice tone="success" announce>
          Another email is on its way to {values.email}, if it has an account here that needs one. Only the
          link in the newest email works.
        </Notice>
      )}
      <Button variant="secondary" full busy={busy} busyLabel="Sending…" onClick={() => void store.submit()}>
        Send the email again
      </Button>
      <Text tone="muted" size="sm">
        You can ask for one email a minute, a few times in a row.
      </Text>
    </>
  );
}
