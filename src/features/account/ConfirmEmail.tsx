import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '../../lib/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { createConfirmScreen, type MailLink, readMailLink } from './confirm-screen.ts';

/** `/auth/confirm`: where the links in our mails lead. */
export default function ConfirmEmail() {
  const [link] = useState(() => readMailLink(location.search));
  if (link.kind === 'confirm') return <Confirm link={link} />;
  return (
    <Notice
      tone="warning"
      title={
        link.kind === 'password' ? 'A new password can’t be chosen here yet' : 'This link is not complete'
      }
      actions={<WaysOn />}
    >
      {link.kind === 'password'
        ? 'We are still building that page. Until then your old password stays as it is.'
        : 'Open it from the mail again, or copy all of it into the address bar.'}
    </Notice>
  );
}

function Confirm({ link }: { link: Extract<MailLink, { kind: 'confirm' }> }) {
  const [screen] = useState(() => createConfirmScreen(link));
  const busy = useStore(screen.$busy);
  const problem = useStore(screen.$problem);

  if (problem && !busy) {
    return (
      <Notice tone="danger" announce title="Your address could not be confirmed" actions={<WaysOn />}>
        {problem} If you have confirmed your address before, just sign in. If not, sign up once more with the
        same address, and we send a new link.
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <Text>One press, and your account is ready.</Text>
      <Button
        full
        busy={busy}
        busyLabel="Confirming…"
        onClick={() => void screen.confirm().then((path) => path && location.replace(path))}
      >
        Confirm my e-mail address
      </Button>
    </Stack>
  );
}

function WaysOn() {
  return (
    <>
      <ButtonLink href={href('login')}>Sign In</ButtonLink>
      <ButtonLink href={href('register')} variant="secondary">
        Sign Up
      </ButtonLink>
    </>
  );
}
