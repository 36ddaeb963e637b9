import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { $session } from '../../../data/session.ts';
import { readHostedDomains } from '../../../domain/auth-words.ts';
import { href } from '../../../domain/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CredentialsForm } from '../CredentialsForm.tsx';
import { NoProfileNotice } from '../NoProfileNotice.tsx';
import { createSignInScreen } from './sign-in-screen.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useLeave } from '../use-leave.ts';

const ResendConfirmation = lazy(() =>
  import('../ResendConfirmation.tsx').then(
    (code) => ({ default: code.ResendConfirmation }),
    () => ({ default: NotLoaded }),
  ),
);
const NotLoaded = () => <Text>Load this page again to have the email sent once more.</Text>;

/** While the page is built nobody is anywhere. */
const place = typeof location === 'undefined' ? { search: '', origin: '', hostname: '' } : location;

/** `/login`; its fields are in the HTML of the page, so that nobody has to wait for the scripts to type. */
export default function SignInForm() {
  const [screen] = useState(() =>
    createSignInScreen(place, readHostedDomains(import.meta.env.PUBLIC_HOSTED_DOMAINS)),
  );
  const { form, wording, comesFromPage } = screen;
  const hydrated = useHydrated();
  const session = useStore($session);
  const next = useStore(screen.$next);
  const { failure, busy } = useStore(form.$state);
  const unconfirmed = useStore(screen.$unconfirmed);
  useLeave(next);

  if (next) return <Spinner label="Opening your pages…" />;
  if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
  return (
    <>
      <Text>For caregivers and for our own staff.</Text>
      {hydrated && comesFromPage && !failure && (
        <Notice tone="info">
          Sign in to go on. You come back to where you were; what you typed is kept.
        </Notice>
      )}
      <CredentialsForm store={form} wording={wording} isNew={false} button="Sign In" busyLabel="Signing in…">
        {unconfirmed && !busy && (
          <Suspense>
            <ResendConfirmation key={unconfirmed} email={unconfirmed} />
          </Suspense>
        )}
        <Text>
          <Link href={href('passwordForgot')}>Forgotten password?</Link>
        </Text>
        <Text tone="muted">
          No account yet? <Link href={href('register')}>Sign up as a caregiver</Link>. Families request care{' '}
          <Link href={href('request')}>without an account</Link>.
        </Text>
      </CredentialsForm>
    </>
  );
}
