// bundle: sign-in
import { leaveDevice } from '../../data/leave-device.ts';
import type { Session } from '../../data/session.ts';
import { explain } from '../../domain/explain.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

/** For someone whose password is right but who has no profile: closed, or not readable just now. */
export function NoProfileNotice({ session }: { session: Extract<Session, { state: 'no-profile' }> }) {
  return (
    <Notice
      tone="danger"
      announce
      title={session.error ? 'We could not read your profile' : 'This account is not active'}
      actions={
        <>
          {session.error && <Button onClick={() => location.reload()}>Try again</Button>}
          <Button variant="secondary" onClick={() => void leaveDevice().then(() => location.reload())}>
            Sign out
          </Button>
        </>
      }
    >
      {session.error
        ? explain(session.error)
        : 'It may have been closed. Call us if you think that is a mistake.'}
    </Notice>
  );
}
