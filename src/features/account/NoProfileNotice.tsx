// bundle: sign-in
import { leaveDevice } from '../../data/leave-device.ts';
import type { Session } from '../../data/session.ts';
import { explain } from '../../domain/explain.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import * as t from './words.ts';

/** For someone whose password is right but who has no profile: closed, or not readable just now. */
export function NoProfileNotice({ session }: { session: Extract<Session, { state: 'no-profile' }> }) {
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
