import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import type { UserRecord, UserStore } from './user-screen.ts';

interface UserActionsProps {
  user: UserRecord;
  isOwn: boolean;
  screen: UserStore;
}

/** What can be done with an account as it stands; nothing with one's own, for which there must be another admin. */
export function UserActions({ user, isOwn, screen }: UserActionsProps) {
  const { busy } = useStore(screen.reactivate.$state);
  const [asking, setAsking] = useState<'role' | 'access'>();
  const close = () => setAsking(undefined);
  const reactivate = async () => {
    if (await screen.reactivate.run()) toast('The account works again.', { tone: 'success' });
  };

  if (isOwn) return null;
  if (user.deactivatedAt)
    return (
      <RecordActions
        actions={[{ label: 'Reactivate', primary: true, busy, onAct: () => void reactivate() }]}
      />
    );
  const isAdmin = user.role === 'admin';
  const turnInto = {
    label: isAdmin ? 'Make caregiver' : 'Make admin',
    onAct: () => setAsking('role'),
  };
  const deactivate = {
    label: 'Deactivate',
    danger: true,
    onAct: () => {
      // What it touches may have changed since the page was opened.
      void screen.work.reload();
      setAsking('access');
    },
  };
  return (
    <>
      <RecordActions actions={isAdmin || user.emailVerified ? [turnInto, deactivate] : [deactivate]} />
      {isAdmin ? (
        <ConfirmDialog
          open={asking === 'role'}
          onClose={close}
          title={`Make ${user.email} a caregiver?`}
          confirm="Make caregiver"
          busyLabel="Changing the role…"
          keep="Keep as admin"
          act={screen.makeCaregiver}
          onDone={() => toast('This account is a caregiver’s now.', { tone: 'success' })}
        >
          From the next click on {user.email} sees what caregivers see, and no families, accounts or documents
          of others. Invitations that they sent stop working.
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          open={asking === 'role'}
          onClose={close}
          title={`Make ${user.email} an admin?`}
          confirm="Make admin"
          busyLabel="Changing the role…"
          keep="Keep as caregiver"
          act={screen.makeAdmin}
          onDone={() => toast('This account is an admin’s now.', { tone: 'success' })}
        >
          {user.email} will see everything: families with their addresses, caregivers with their documents,
          and all accounts. As an admin they can’t apply for jobs; what they entered as a caregiver is kept,
          and colleagues look after it. A placement has to end before.
        </ConfirmDialog>
      )}
      <DeactivateDialog
        open={asking === 'access'}
        onClose={close}
        userId={user.id}
        email={user.email}
        screen={screen}
      />
    </>
  );
}
