import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { $session } from '../../../data/session.ts';
import { REGISTRATION } from '../../../domain/auth-words.ts';
import { href } from '../../../domain/routes.ts';
import { signInPath } from '../../../lib/return-path.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CredentialsForm } from '../CredentialsForm.tsx';
import { NoProfileNotice } from '../NoProfileNotice.tsx';
import { StaffNameField } from '../StaffNameField.tsx';
import { createRegisterScreen } from './register-screen.ts';
import { useLeave } from '../use-leave.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

// Few people have an invitation. The others don't wait for its code.
const Invitation = lazy(() => import('./Invitation.tsx').catch(() => ({ default: NotLoaded })));

/** `/register` and `/register/caregiver`. With `#invitation=` an invited colleague becomes an admin. */
export default function RegisterForm() {
  const [screen] = useState(() => createRegisterScreen(location.href));
  const session = useStore($session);
  const next = useStore(screen.$next);
  useLeave(next);

  if (next) return <Spinner label={t.openingPages} />;
  if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
  if (!screen.invitation) return <SignUp screen={screen} />;
  if (session.state === 'loading') return <Spinner label={t.lookingInvitation} />;
  return (
    <Suspense fallback={<Spinner label={t.lookingInvitation} />}>
      <Invitation token={screen.invitation} session={session}>
        {(address) => <SignUp screen={screen} invited={address} />}
      </Invitation>
    </Suspense>
  );
}

type SignUpProps = { screen: ReturnType<typeof createRegisterScreen>; invited?: string };

function SignUp({ screen, invited }: SignUpProps) {
  const [store] = useState(() => screen.signUpForm(invited));
  return (
    <>
      <Text>{invited ? t.invitedJoinStaffAdmin : t.makeAccountCaregiverCosts}</Text>
      <CredentialsForm
        store={store}
        wording={REGISTRATION}
        isNew
        button={t.signUp}
        busyLabel={t.makingAccount}
        fixedBecause={invited && t.invitationAddress}
        first={(form) => invited && <StaffNameField {...form.text('name')} />}
        onDone={(path) => path && location.assign(path)}
      >
        <Text tone="muted">
          {fillNodes(invited ? t.accountToAccept : t.accountAlready, {
            link: (
              <Link
                href={
                  invited ? `${signInPath(location.pathname)}#invitation=${screen.invitation}` : href('login')
                }
              >
                {t.signInLink}
              </Link>
            ),
          })}
        </Text>
      </CredentialsForm>
    </>
  );
}

const NotLoaded = () => <Text>{t.invitationNeedsConnectionOpen}</Text>;
