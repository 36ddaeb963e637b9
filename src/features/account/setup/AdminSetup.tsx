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
import { fill } from '../../../lib/fill.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

const STEPS: { step: SetupStep; label: string }[] = [
  { step: 'account', label: t.account },
  { step: 'email', label: t.email },
  { step: 'code', label: t.setupCode },
];

/** `/admin/setup`: open to anyone. Becoming admin takes the operator's code, which the database checks. */
export default function AdminSetup() {
  const [screen] = useState(() => createSetupScreen());
  const session = useStore($session);
  const step = useStore(screen.$step);
  useEffect(followSession, []);

  return (
    <Loaded data={screen.open} label={t.checkingWhetherSetUp}>
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
              label={t.setUp}
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
      title={t.setUpDone}
      actions={<ButtonLink href={home ?? href('login')}>{home ? t.goDashboard : t.signIn}</ButtonLink>}
    >
      {t.serviceAdminOperatorNot}
    </Notice>
  );
}

type StepProps = { screen: ReturnType<typeof createSetupScreen> };

function AccountStep({ screen }: StepProps) {
  return (
    <>
      <Text>{t.makeAccountWillRun}</Text>
      <CredentialsForm
        store={screen.signUp}
        wording={REGISTRATION}
        isNew
        button={t.signUp}
        busyLabel={t.makingAccount}
      >
        <Text tone="muted">
          {fillNodes(t.confirmedAccountAlready, {
            link: <Link href={signInPath(href('adminSetup'))}>{t.signInWithIt}</Link>,
          })}
        </Text>
      </CredentialsForm>
    </>
  );
}

function EmailStep({ screen }: StepProps) {
  const email = useStore(screen.$emailedTo);
  return (
    <>
      <Notice tone="info" announce title={t.checkInbox}>
        {fill(t.sentEmailOpenLink, { email })}
      </Notice>
      <InboxHints email={email} />
      <ResendConfirmation email={email} />
    </>
  );
}
