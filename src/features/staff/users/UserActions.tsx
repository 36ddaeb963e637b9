import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { leaveDevice } from '../../../data/leave-device.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { UserRecord, UserStore } from './user-screen.ts';

interface UserActionsProps {
  user: UserRecord;
  isOwn: boolean;
  screen: UserStore;
}

/** What can be done with an account as it stands. */
export function UserActions({ user, isOwn, screen }: UserActionsProps) {
  const { busy } = useStore(screen.reactivate.$state);
  const [asking, setAsking] = useState<'role' | 'access'>();
  const close = () => setAsking(undefined);
  const reactivate = async () => {
    if (await screen.reactivate.run()) toast('The account works again.', { tone: 'success' });
  };

  if (user.deactivatedAt) {
    return (
      <Button busy={busy} onClick={() => void reactivate()}>
        Reactivate
      </Button>
    );
  }
  const isAdmin = user.role === 'admin';
  return (
    <>
      {(isAdmin || user.emailVerified) && (
        <Button variant="secondary" onClick={() => setAsking('role')}>
          {isAdmin ? 'Make caregiver' : 'Make admin'}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking('access')}>
        Deactivate
      </Button>
      {isAdmin ? (
        <ConfirmDialog
          open={asking === 'role'}
          onClose={close}
          title={isOwn ? 'Stop being an admin yourself?' : 'Make this admin a caregiver?'}
          confirm="Make caregiver"
          busyLabel="Changing the role…"
          keep="Keep as admin"
          act={screen.makeCaregiver}
          onDone={() => {
            if (isOwn) location.assign('/');
            else toast('This account is a caregiver’s now.', { tone: 'success' });
          }}
        >
          {isOwn &&
            'This is your own account: you leave the admin pages at once, and only another admin can bring you back. '}
          From the next click on {isOwn ? 'you see' : `${user.email} sees`} what caregivers see, and no
          families, accounts or papers of others. Invitations that {isOwn ? 'you' : 'they'} sent stop working.
          One admin always stays.
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          open={asking === 'role'}
          onClose={close}
          title="Make this caregiver an admin?"
          confirm="Make admin"
          busyLabel="Changing the role…"
          keep="Keep as caregiver"
          act={screen.makeAdmin}
          onDone={() => toast('This account is an admin’s now.', { tone: 'success' })}
        >
          {user.email} will see everything: families with their addresses, caregivers with their papers, and
          all accounts. As an admin they can’t apply for jobs; what they entered as a caregiver is kept.
        </ConfirmDialog>
      )}
      <ReasonDialog
        open={asking === 'access'}
        onClose={close}
        title={isOwn ? 'Deactivate your own account?' : 'Deactivate this account?'}
        label="Reason"
        hint={isOwn ? 'It stays with the account.' : 'The person gets it by email.'}
        confirm="Deactivate account"
        danger
        act={screen.deactivate}
        draft={`deactivate:${user.id}`}
        onDone={() => {
          if (isOwn) void leaveDevice().then(() => location.assign('/'));
          else toast('The account is deactivated.', { tone: 'success' });
        }}
      >
        {isOwn && (
          <Notice tone="warning" title="This is the account that you are using">
            You are signed out at once, and only another admin can let you in again.
          </Notice>
        )}
        <Text>
          The account is signed out on every device and may do nothing from its next click on. Nothing is
          deleted, and you can reactivate it. One admin always stays.
        </Text>
      </ReasonDialog>
    </>
  );
}
