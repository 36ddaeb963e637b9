import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session, followSession } from '../../../data/session.ts';
import { RECOVERY } from '../../../domain/auth-words.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { href } from '../../../domain/routes.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { createNewPasswordScreen } from './new-password-screen.ts';
import { HiddenUsername } from '../HiddenUsername.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { NoProfileNotice } from '../NoProfileNotice.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** `/password/new`: reset emails lead here, and so does a confirmation opened on another device. */
export default function NewPassword() {
  const [screen] = useState(() => createNewPasswordScreen());
  const session = useStore($session);
  useEffect(followSession, []);

  if (session.state === 'loading') return <Spinner label={t.oneMoment} />;
  if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
  if (session.state === 'signed-in' && screen.reason) return <PasswordForm screen={screen} />;
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={t.openLinkEmail}>
        {t.chooseNewPasswordLink}
      </Notice>
      <ButtonLink href={href('passwordForgot')} full>
        {t.askNewLink}
      </ButtonLink>
      <ButtonLink href={href(session.state === 'signed-in' ? 'account' : 'login')} variant="secondary" full>
        {session.state === 'signed-in' ? t.changeOldPassword : t.signIn}
      </ButtonLink>
    </Stack>
  );
}

function PasswordForm({ screen }: { screen: ReturnType<typeof createNewPasswordScreen> }) {
  const email = useStore(screen.$email);
  const form = useForm(screen.form, {
    explain: (failure) => explainOnForm(failure, RECOVERY),
    onDone: (path) => location.replace(path),
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>{fillNodes(t.whereverElseSignedWill, { email: <strong>{email}</strong> })}</Text>
      {screen.reason === 'signed-up-elsewhere' && <Text>{t.addressConfirmedSignedUp}</Text>}
      <NewPasswordField {...form.text('password')} label={t.newPassword} />
      <HiddenUsername email={email} />
      <Button type="submit" full busy={form.busy} busyLabel={t.savingPassword}>
        {t.saveNewPassword}
      </Button>
    </Form>
  );
}
