import { leaveDevice } from '../../data/leave-device.ts';
import type { Session } from '../../data/session.ts';
import { explain } from '../../domain/explain.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SecondFactor } from './second-factor/SecondFactor.tsx';
import * as t from './words.ts';

/**
 * Why a signed-in person has no profile, and what they can do: the account is deactivated, the profile could not be
 * read, or a second factor is missing.
 */
export default function NoProfile({ session }: { session: Extract<Session, { state: 'no-profile' }> }) {
  if (session.missing) return <SecondFactor missing={session.missing} />;
  return (
    <Notice
      tone="danger"
      announce
      title={session.error ? t.couldNotReadProfile : t.accountNotActive}
      actions={
        <>
          {session.error && <Button onClick={() => location.reload()}>{t.tryAgain}</Button>}
          <Button variant="secondary" onClick={() => void leaveDevice().then(() => location.reload())}>
            {t.signOut}
          </Button>
        </>
      }
    >
      {session.error ? explain(session.error) : t.mayClosedCallIf}
    </Notice>
  );
}
