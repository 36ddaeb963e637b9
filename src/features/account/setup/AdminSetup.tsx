import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session, followSession } from '../../../data/session.ts';
import { REGISTRATION } from '../../../domain/auth-words.ts';
import { homeOf } from '../../../domain/home.ts';
import { signInPath } from '../../../lib/return-path.ts';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Stepper } from '../../../ui/stepper/Stepper.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CredentialsForm } from '../CredentialsForm.tsx';
import { InboxHints } from '../InboxHints.tsx';
import { NoProfileNotice } from '../NoProfileNotice.tsx';
import { ResendConfirmation } from '../ResendConfirmation.tsx';
import { createSetupScreen, type SetupStep } from './setup-screen.ts';
import { SetupCodeForm } from './SetupCodeForm.tsx';

const STEPS: { step: SetupStep; label: string }[] = [
  { step: 'account', label: 'Account' },
  { step: 'email', label: 'Email' },
  { step: 'code', label: 'Setup code' },
];

/** `/admin/setup`: open to anyone; who becomes admin needs the operator's code, and the database decides. */
export default function AdminSetup() {
  const [screen] = useState(() => createSetupScreen());
  const session = useStore($session);
  const step = useStore(screen.$step);
  useEffect(followSession, []);

  return (
    <Loaded data={screen.open} label="Checking whether set-up is open…">
      {(open) => {
        if (!open)
          return (
            <SetupDone home={session.state === 'signed-in' ? homeOf(session.profile.role) : undefined} />
          );
        if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
        const at = STEPS.findIndex((candidate) => candidate.step === step);
        return (
          <Stack gap={4}>
            <Stepper
              label="Set-up"
              steps={STEPS.map(({ label }, index) => ({
                label,
                state: index < at ? 'done' : index === at ? 'current' : 'ahead',
              }))}
            />
            {step === 'account' && <AccountStep screen={screen} />}
            {step === 'email' && <EmailStep screen={screen} />}
            {step === 'code' && session.state === 'signed-in' && (
              <SetupCodeForm store={screen.finish} email={session.profile.email} />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function SetupDone({ home }: { home: string | undefined }) {
  return (
    <Notice
      tone="success"
      title="Set-up is done"
      actions={
        <ButtonLink href={home ?? href('login')}>{home ? 'Go to your dashboard' : 'Sign In'}</ButtonLink>
      }
    >
      This service has its admin, or its operator has not asked for one. There is nothing left to do here.
    </Notice>
  );
}

type StepProps = { screen: ReturnType<typeof createSetupScreen> };

function AccountStep({ screen }: StepProps) {
  return (
    <>
      <Text>
        Make the account that will run this service. We send an email to confirm the address; then you enter
        the setup code.
      </Text>
      <CredentialsForm
        store={screen.signUp}
        wording={REGISTRATION}
        isNew
        button="Sign Up"
        busyLabel="Making your account…"
      >
        <Text tone="muted">
          Have a confirmed account already? <Link href={signInPath(href('adminSetup'))}>Sign in with it</Link>
          .
        </Text>
      </CredentialsForm>
    </>
  );
}

function EmailStep({ screen }: StepProps) {
  const email = useStore(screen.$emailedTo);
  return (
    <>
      <Notice tone="info" announce title="Check your inbox">
        We sent an email to {email}. Open the link in it and press the button there: you come back here for
        the last step.
      </Notice>
      <InboxHints email={email} />
      <ResendConfirmation email={email} />
    </>
  );
}
