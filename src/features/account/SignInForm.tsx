import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '../../data/session.ts';
import { href } from '../../lib/routes.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { readHostedDomains } from './auth-words.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { NoProfileNotice } from './NoProfileNotice.tsx';
import { createSignInScreen } from './sign-in-screen.ts';
import { useLeave } from './use-leave.ts';

/** `/login`. */
export default function SignInForm() {
  const [screen] = useState(() =>
    createSignInScreen(location, readHostedDomains(import.meta.env.PUBLIC_HOSTED_DOMAINS)),
  );
  const session = useStore($session);
  const next = useStore(screen.$next);
  const busy = useStore(screen.$busy);
  const problem = useStore(screen.$problem);
  useLeave(next);

  if (next) return <Spinner label="Opening your pages…" />;
  if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
  return (
    <CredentialsForm
      isNew={false}
      button="Sign In"
      busyLabel="Signing in…"
      busy={busy}
      problem={problem}
      onSubmit={(credentials) => void screen.signIn(credentials)}
    >
      <Text tone="muted">
        No account yet? <Link href={href('register')}>Sign up as a caregiver</Link>. Families ask for care{' '}
        <Link href={href('request')}>without an account</Link>.
      </Text>
    </CredentialsForm>
  );
}
