import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { sendPasswordReset } from '../../../data/auth.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { carriedEmail } from '../carried-email.ts';
import { EmailForm } from '../EmailForm.tsx';
import { InboxHints } from '../InboxHints.tsx';
import { createMailScreen } from '../mail-screen.ts';
import { MailAgain } from '../MailAgain.tsx';

/** `/password/forgot`: the same words for every address, so that nobody learns who has an account. */
export default function ForgotPassword() {
  const [screen] = useState(() => createMailScreen(sendPasswordReset, carriedEmail()));
  const email = useStore(screen.$email);
  const sent = useStore(screen.$sent);
  const busy = useStore(screen.$busy);
  const problem = useStore(screen.$problem);

  if (sent === 0) {
    return (
      <EmailForm
        button="Send me a link"
        busy={busy}
        problem={problem}
        initial={email}
        onSubmit={(address) => void screen.send(address)}
      >
        <Text tone="muted">
          It came back to you? <Link href={href('login')}>Sign in</Link>.
        </Text>
      </EmailForm>
    );
  }
  return (
    <Stack gap={4}>
      <Notice tone="success" announce title="Look into your inbox">
        If there is an account for {email}, a mail with a link is on its way. It can take a minute. The link
        works once, for one hour.
      </Notice>
      <InboxHints email={email} />
      <Text tone="muted">No mail? Look in the spam folder, and check the address for typing mistakes.</Text>
      <MailAgain screen={screen} already={1} />
      <Button variant="quiet" onClick={screen.changeAddress}>
        Use another address
      </Button>
    </Stack>
  );
}
