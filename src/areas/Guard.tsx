import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { useUser } from '../data/session-context.tsx';
import { $session, followSession, type Session } from '../data/session.ts';
import { explain } from '../domain/explain.ts';
import { homeOf } from '../domain/home.ts';
import { signInPath } from '../lib/return-path.ts';
import { left } from '../state/device/storage.ts';
import type { GuardedAccess } from '../domain/routes.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { PageSpinner } from '../ui/spinner/PageSpinner.tsx';
import { fill } from '../lib/fill.ts';
import * as t from './words.ts';

/**
 * Where to send someone who may not see an area (docs/specification.md, Session and guard); undefined lets them stay.
 */
function leaveFor(session: Session, who: GuardedAccess): string | undefined {
  const signIn = () => signInPath(location.pathname + location.search) + location.hash;
  if (session.state === 'signed-out') return left.read() ? '/login' : signIn();
  if (session.state === 'signed-in' && who !== 'member' && session.profile.role !== who)
    return homeOf(session.profile.role);
  if (session.state === 'no-profile' && !session.error) return session.missing ? signIn() : '/';
  return undefined;
}

/** Shows an area only to those it is for. This is a convenience: the database decides what anyone may read. */
export function Guard({ who, children }: { who: GuardedAccess; children: ReactNode }) {
  const session = useStore($session);
  const account = useUser();
  const leave = leaveFor(session, who);
  useEffect(() => followSession(), []);
  useEffect(() => {
    if (leave) location.replace(leave);
  }, [leave]);

  if (session.state === 'no-profile' && session.error) {
    return (
      <Notice
        tone="danger"
        announce
        title={t.couldNotReadProfile}
        actions={<Button onClick={() => location.reload()}>{t.tryAgain}</Button>}
      >
        {account?.email && <>{fill(t.youAreSignedIn, { email: account.email })} </>}
        {explain(session.error)}
      </Notice>
    );
  }
  return session.state === 'signed-in' && !leave ? children : <PageSpinner />;
}
