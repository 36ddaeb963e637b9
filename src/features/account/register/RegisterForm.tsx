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
import { createRegisterScreen } from './register-screen.ts';
import { useLeave } from '../use-leave.ts';

// Few come with an invitation; the others need not wait for its code.
const Invitation = lazy(() => import('./Invitation.tsx').catch(() => ({ default: NotLoaded })));

/** `/register` and `/register/caregiver`; with `?invitation=`, how an invited colleague becomes an admin. */
export default function RegisterForm() {
  const [screen] = useState(() => createRegisterScreen(location.search));
  const session = useStore($session);
  const next = useStore(screen.$next);
  useLeave(next);

  if (next) return <Spinner label="Opening your pages…" />;
  if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
  if (!screen.invitation) return <SignUp screen={screen} />;
  if (session.state === 'loading') return <Spinner label="Looking at your invitation…" />;
  return (
    <Suspense fallback={<Spinner label="Looking at your invitation…" />}>
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
      <Text>
        {invited
          ? 'You are invited to join the staff as an admin. Choose a password, then confirm your address by the email that we send you.'
          : 'Make an account as a caregiver. It costs nothing, and you decide which jobs you apply for.'}
      </Text>
      <CredentialsForm
        store={store}
        wording={REGISTRATION}
        isNew
        button="Sign Up"
        busyLabel="Making your account…"
        fixedBecause={invited && 'The invitation is for this address.'}
        onDone={(path) => path && location.assign(path)}
      >
        <Text tone="muted">
          Have an account already?{' '}
          <Link href={invited ? signInPath(location.pathname + location.search) : href('login')}>
            Sign in
          </Link>
          {invited && ' with it, and accept there'}.
        </Text>
      </CredentialsForm>
    </>
  );
}

const NotLoaded = () => <Text>An invitation needs a connection. Open it again once you have one.</Text>;
