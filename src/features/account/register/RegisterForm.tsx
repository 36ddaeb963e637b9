import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { $session } from '../../../data/session.ts';
import { signInPath } from '../../../lib/return-path.ts';
import { href } from '../../../domain/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CredentialsForm } from '../CredentialsForm.tsx';
import { NoProfileNotice } from '../NoProfileNotice.tsx';
import { createRegisterScreen } from './register-screen.ts';
import { useLeave } from '../use-leave.ts';

// Few come with an invitation; the others need not wait for its code.
const Invitation = lazy(() => import('./Invitation.tsx'));

/** `/register` and `/register/caregiver`; with `?invitation=`, how an invited colleague becomes an admin. */
export default function RegisterForm() {
  const [screen] = useState(() => createRegisterScreen(location.search));
  const session = useStore($session);
  const next = useStore(screen.$next);
  useLeave(next);
  // The browser's back button brings the page back as it was left, busy.
  useEffect(() => {
    addEventListener('pagehide', screen.stay);
    return () => removeEventListener('pagehide', screen.stay);
  }, [screen]);

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
  const busy = useStore(screen.$busy);
  const problem = useStore(screen.$problem);
  return (
    <>
      <Text>
        {invited
          ? 'You are invited to join the staff as an admin. Choose a password, then confirm your address by the mail that we send you.'
          : 'Make an account as a caregiver. It costs nothing, and you decide which jobs you apply for.'}
      </Text>
      <CredentialsForm
        isNew
        button="Sign Up"
        busyLabel="Making your account…"
        busy={busy}
        problem={problem}
        fixed={invited ? { email: invited, because: 'The invitation is for this address.' } : undefined}
        onSubmit={(credentials) =>
          void screen.register(credentials).then((path) => path && location.assign(path))
        }
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
