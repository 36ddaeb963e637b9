import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session } from '../../data/session.ts';
import { href } from '../../lib/routes.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { NoProfileNotice } from './NoProfileNotice.tsx';
import { createRegisterScreen } from './register-screen.ts';
import { useLeave } from './use-leave.ts';

/** `/register` and `/register/caregiver`. */
export default function RegisterForm() {
  const [screen] = useState(createRegisterScreen);
  const session = useStore($session);
  const next = useStore(screen.$next);
  const busy = useStore(screen.$busy);
  const problem = useStore(screen.$problem);
  useLeave(next);
  // The browser's back button brings the page back as it was left, busy.
  useEffect(() => {
    addEventListener('pagehide', screen.stay);
    return () => removeEventListener('pagehide', screen.stay);
  }, [screen]);

  if (next) return <Spinner label="Opening your pages…" />;
  if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
  return (
    <CredentialsForm
      isNew
      button="Sign Up"
      busyLabel="Making your account…"
      busy={busy}
      problem={problem}
      onSubmit={(credentials) =>
        void screen.register(credentials).then((path) => path && location.assign(path))
      }
    >
      <Text tone="muted">
        Have an account already? <Link href={href('login')}>Sign in</Link>.
      </Text>
    </CredentialsForm>
  );
}
