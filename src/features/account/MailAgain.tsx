import { useStore } from '@nanostores/react';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { createMailScreen } from './mail-screen.ts';

interface MailAgainProps {
  screen: ReturnType<typeof createMailScreen>;
  /** What was sent before this was shown. */
  already: number;
}

/** For a mail that didn't come: sends it again, and says how often that is possible. */
export function MailAgain({ screen, already }: MailAgainProps) {
  const email = useStore(screen.$email);
  const sent = useStore(screen.$sent);
  const busy = useStore(screen.$busy);
  const problem = useStore(screen.$problem);
  return (
    <>
      {problem && !busy && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      {!problem && sent > already && (
        <Notice tone="success" announce>
          Another mail is on its way to {email}, if it has an account here that needs one. Only the link in
          the newest mail works.
        </Notice>
      )}
      <Button
        variant="secondary"
        full
        busy={busy}
        busyLabel="Sending…"
        onClick={() => void screen.send(email)}
      >
        Send the mail again
      </Button>
      <Text tone="muted" size="sm">
        You can ask for one mail a minute, a few times in a row.
      </Text>
    </>
  );
}
