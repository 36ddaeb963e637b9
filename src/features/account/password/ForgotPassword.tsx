import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { sendPasswordReset } from '../../../data/auth-links.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { carriedEmail } from '../../../state/device/storage.ts';
import { createEmailForm } from '../email-form.ts';
import { EmailAgain } from '../EmailAgain.tsx';
import { EmailForm } from '../EmailForm.tsx';
import { InboxHints } from '../InboxHints.tsx';

/** `/password/forgot`: the same words for every address, so that nobody learns who has an account. */
export default function ForgotPassword() {
  const [store] = useState(() => createEmailForm(sendPasswordReset, carriedEmail.read() ?? ''));
  const sent = useStore(store.$sent);
  const { email } = useStore(store.$state).values;

  if (sent === 0) {
    return (
      <EmailForm store={store} button="Send me a link">
        <Text tone="muted">
          Remembered it? <Link href={href('login')}>Sign in</Link>.
        </Text>
      </EmailForm>
    );
  }
  return (
    <Stack gap={4}>
      <Notice tone="success" announce title="Check your inbox">
        If there is an account for {email}, an email with a link is on its way. It can take a minute. The link
        works once, for one hour.
      </Notice>
      <InboxHints email={email} />
      <Text tone="muted">No email? Look in the spam folder, and check the address for typing mistakes.</Text>
      <EmailAgain store={store} already={1} />
      <Button variant="quiet" onClick={store.changeAddress}>
        Use another address
      </Button>
    </Stack>
  );
}
