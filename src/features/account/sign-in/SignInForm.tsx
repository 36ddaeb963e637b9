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
import { fill } from '../../../lib/fill.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

const ResendConfirmation = lazy(() =>
  import('../ResendConfirmation.tsx').then(
    (code) => ({ default: code.ResendConfirmation }),
    () => ({ default: NotLoaded }),
  ),
);
const NotLoaded = () => <Text>{t.loadPageAgainEmail}</Text>;

/** While the page is built there is no address. */
const place = typeof location === 'undefined' ? { search: '', hash: '', origin: '', hostname: '' } : location;

/** `/login`. Its fields are in the page's HTML, so that people can type before the scripts load. */
export default function SignInForm() {
  const [screen] = useState(() =>
    createSignInScreen(place, readHostedDomains(import.meta.env.PUBLIC_HOSTED_DOMAINS, import.meta.env.SITE)),
  );
  const { form, wording, page } = screen;
  const hydrated = useHydrated();
  const session = useStore($session);
  const next = useStore(screen.$next);
  const { failure, busy } = useStore(form.$state);
  const unconfirmed = useStore(screen.$unconfirmed);
  useLeave(next);

  if (next) return <Spinner label={t.openingPages} />;
  if (session.state === 'no-profile') return <NoProfileNotice session={session} />;
  return (
    <>
      <Text>{t.caregiversOwnStaff}</Text>
      {hydrated && place.hash === '#signed-out' && <Notice tone="success">{t.signedOutEverywhere}</Notice>}
      {hydrated && page && !failure && <Notice tone="info">{fill(t.signInToOpen, { page })}</Notice>}
      <CredentialsForm store={form} wording={wording} isNew={false} button={t.signIn} busyLabel={t.signingIn}>
        {unconfirmed && !busy && (
          <Suspense>
            <ResendConfirmation key={unconfirmed} email={unconfirmed} />
          </Suspense>
        )}
        <Text>
          <Link href={href('passwordForgot')}>{t.forgottenPassword}</Link>
        </Text>
        <Text tone="muted">
          {fillNodes(t.noAccountYetFamilies, {
            signUp: <Link href={href('register')}>{t.signUpCaregiver}</Link>,
            withoutAccount: <Link href={href('request')}>{t.withoutAccount}</Link>,
          })}
        </Text>
        <Text>
          {fillNodes(t.askedForCare, { seeRequest: <Link href={href('track')}>{t.seeYourRequest}</Link> })}
        </Text>
      </CredentialsForm>
    </>
  );
}
