import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session, followSession } from '../../../data/session.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { newPasswordFault, readCredentials } from '../credentials.ts';
import { FormTop } from '../FormTop.tsx';
import { createNewPasswordScreen } from './new-password-screen.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { NoProfileNotice } from '../NoProfileNotice.tsx';
import { useChecked } from '../use-checked.ts';

/** `/password/new`: where the link of a reset mail ends, and of a confirmation that was opened on another device. */
export default function NewPassword() {
  const [screen] = useState(createNewPasswordScreen);
  const session = useStore($session);
  useEffect(followSession, []);

  if (session.state === 'loading') return <Spinner label="One moment…" />;
  if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
  if (session.state === 'signed-in' && screen.reason) return <PasswordForm screen={screen} />;
  return (
    <Stack gap={4}>
      <Notice tone="warning" title="There is no link behind this visit">
        A new password is chosen with a link that we send you by mail. It works once, for one hour, and its
        time may be over.
      </Notice>
      <ButtonLink href={href('passwordForgot')} full>
        Ask for a new link
      </ButtonLink>
      <ButtonLink href={href(session.state === 'signed-in' ? 'account' : 'login')} variant="secondary" full>
        {session.state === 'signed-in' ? 'Change it with your old password' : 'Sign In'}
      </ButtonLink>
    </Stack>
  );
}

function PasswordForm({ screen }: { screen: ReturnType<typeof createNewPasswordScreen> }) {
  const email = useStore(screen.$email);
  const busy = useStore(screen.$busy);
  const problem = useStore(screen.$problem);
  const { submit, faults, ...top } = useChecked({
    read: (form) => readCredentials(form).password,
    check: newPasswordFault,
    onSubmit: (password) => void screen.choose(password).then((path) => path && location.replace(path)),
  });
  return (
    <Form onSubmit={submit}>
      <FormTop {...top} busy={busy} problem={problem} />
      <Text>
        For <strong>{email}</strong>. Wherever else you are signed in, you will be signed out.
      </Text>
      {screen.reason === 'signed-up-elsewhere' && (
        <Text>
          Your address is confirmed. You signed up on another device, so choose your password here once more,
          the same or a new one. It makes sure that nobody else’s is left.
        </Text>
      )}
      {/* So that a password manager knows whose password it keeps. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="New password" error={faults.password} />
      <Button type="submit" full busy={busy} busyLabel="Saving your password…">
        Save new password
      </Button>
    </Form>
  );
}
