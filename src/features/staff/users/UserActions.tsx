import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
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
          title="Make this admin a caregiver?"
          confirm="Make caregiver"
          busyLabel="Changing the role…"
          keep="Keep as admin"
          act={screen.makeCaregiver}
          onDone={() => toast('This account is a caregiver’s now.', { tone: 'success' })}
        >
          From the next click on {user.email} sees what caregivers see, and no families, accounts or papers of
          others. Invitations that they sent stop working.
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
        title="Deactivate this account?"
        label="Reason"
        hint="The person gets it by email."
        confirm="Deactivate account"
        danger
        act={screen.deactivate}
        draft={`deactivate:${user.id}`}
        onDone={() => toast('The account is deactivated.', { tone: 'success' })}
      >
        <Text>
          The account is signed out on every device and may do nothing from its next click on. A caregiver’s
          placements end at once, and their jobs are open again. Nothing is deleted, and you can reactivate
          it.
        </Text>
      </ReasonDialog>
    </>
  );
}
