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
import { fill } from '../../../lib/fill.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** The invited person's address. It is behind the `#`, which no server sees. */
const addressed = new URLSearchParams(location.hash.slice(1)).get('email');

/** `/password/forgot`: its words are the same for every address, so that nobody learns who has an account. */
export default function ForgotPassword() {
  const [store] = useState(() => createEmailForm(sendPasswordReset, addressed ?? carriedEmail.read() ?? ''));
  const sent = useStore(store.$sent);
  const { email } = useStore(store.$state).values;

  if (sent === 0) {
    return (
      <Stack gap={4}>
        {addressed && <Text>{t.firstPassword}</Text>}
        <EmailForm store={store} button={t.sendMeLink}>
          <Text tone="muted">
            {fillNodes(t.rememberedIt, { link: <Link href={href('login')}>{t.signInLink}</Link> })}
          </Text>
        </EmailForm>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Notice tone="success" announce title={t.checkInbox}>
        {fill(t.ifThereAccountEmail, { email })}
      </Notice>
      <InboxHints email={email} />
      <Text tone="muted">{t.noEmailLookSpam}</Text>
      <EmailAgain store={store} already={1} />
      <Button variant="quiet" onClick={store.changeAddress}>
        {t.useAnotherAddress}
      </Button>
    </Stack>
  );
}
