import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { resendConfirmation } from '../../data/auth.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { EmailForm } from './EmailForm.tsx';
import { createMailScreen } from './mail-screen.ts';
import { MailAgain } from './MailAgain.tsx';

/** Sends the mail that confirms an address once more, to the known one or to one that is asked for. */
export function ResendConfirmation({ email }: { email: string }) {
  const [screen] = useState(() => createMailScreen(resendConfirmation, email));
  const sent = useStore(screen.$sent);
  const busy = useStore(screen.$busy);
  const problem = useStore(screen.$problem);
  const asked = useStore(screen.$email);

  if (email) return <MailAgain screen={screen} already={0} />;
  if (sent === 0) {
    return (
      <EmailForm
        button="Send a new link"
        busy={busy}
        problem={problem}
        initial=""
        onSubmit={(address) => void screen.send(address)}
      />
    );
  }
  return (
    <>
      <Notice tone="success" announce title="Look into your inbox">
        If {asked} waits to be confirmed, a mail with a new link is on its way.
      </Notice>
      <MailAgain screen={screen} already={1} />
    </>
  );
}
