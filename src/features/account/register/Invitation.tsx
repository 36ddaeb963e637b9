import { type ReactNode, useState } from 'react';
import { leaveDevice } from '../../../data/leave-device.ts';
import type { Session } from '../../../data/session.ts';
import { INVITATION } from '../../../domain/auth-words.ts';
import { isSameAddress } from '../../../domain/email.ts';
import { explain } from '../../../domain/explain.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { StaffNameField } from '../StaffNameField.tsx';
import { createInvitationScreen } from './invitation-screen.ts';
import { fill } from '../../../lib/fill.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface InvitationProps {
  token: string;
  session: Session;
  /** The form for people who have to sign up first. */
  children: (address: string) => ReactNode;
}

/** What an invitation asks: to sign up, or to accept. Or it says that the invitation is over. */
export default function Invitation({ token, session, children }: InvitationProps) {
  const [screen] = useState(() => createInvitationScreen(token));
  return (
    <Loaded data={screen.address} label={t.lookingInvitation}>
      {(address) => {
        if (address === null) return <Over />;
        if (session.state !== 'signed-in') return children(address);
        if (!isSameAddress(address, session.profile.email))
          return <ForSomeoneElse address={address} email={session.profile.email} />;
        return <Accept screen={screen} email={session.profile.email} />;
      }}
    </Loaded>
  );
}

function Over() {
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={t.invitationCantUsedAny}>
        {t.goodSevenDaysOnce}
      </Notice>
      <ButtonLink href={href('login')} full>
        {t.goToSignIn}
      </ButtonLink>
      <ButtonLink href={href('register')} variant="secondary" full>
        {t.signUpCaregiver}
      </ButtonLink>
    </Stack>
  );
}

function ForSomeoneElse({ address, email }: { address: string; email: string }) {
  return (
    <Notice
      tone="warning"
      title={fill(t.thisInvitationIsFor, { address })}
      actions={
        <Button onClick={() => void leaveDevice().then(() => location.reload())}>{t.signOutGo}</Button>
      }
    >
      {fill(t.signedSignOutUse, { email })}
    </Notice>
  );
}

type AcceptProps = { screen: ReturnType<typeof createInvitationScreen>; email: string };

function Accept({ screen, email }: AcceptProps) {
  const form = useForm(screen.accepting, {
    explain: (failure) => explain(failure, INVITATION),
    onDone: () => location.assign(href('adminDashboard')),
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>{fillNodes(t.signedWhenAcceptAccount, { email: <strong>{email}</strong> })}</Text>
      <StaffNameField {...form.text('name')} />
      <Button type="submit" full busy={form.busy} busyLabel={t.accepting}>
        {t.acceptInvitation}
      </Button>
    </Form>
  );
}
