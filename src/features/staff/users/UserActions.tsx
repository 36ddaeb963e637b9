import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import type { UserRecord, UserStore } from './user-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface UserActionsProps {
  user: UserRecord;
  isOwn: boolean;
  screen: UserStore;
}

/** What staff can do with an account. Changing one's own takes another admin. */
export function UserActions({ user, isOwn, screen }: UserActionsProps) {
  const { busy } = useStore(screen.reactivate.$state);
  const [asking, setAsking] = useState<'role' | 'access' | 'factor'>();
  const close = () => setAsking(undefined);
  const reactivate = async () => {
    if (await screen.reactivate.run()) toast(t.accountWorksAgain, { tone: 'success' });
  };

  if (isOwn) return null;
  if (user.deactivatedAt)
    return (
      <RecordActions
        actions={[{ label: t.reactivate, primary: true, busy, onAct: () => void reactivate() }]}
      />
    );
  const isAdmin = user.role === 'admin';
  const turnInto = {
    label: isAdmin ? t.makeCaregiver : t.makeAdmin,
    onAct: () => setAsking('role'),
  };
  const resetFactor = { label: t.resetSecondFactor, onAct: () => setAsking('factor') };
  const deactivate = {
    label: t.deactivate,
    danger: true,
    onAct: () => {
      // What it affects may have changed since the page was loaded.
      void screen.work.reload();
      setAsking('access');
    },
  };
  return (
    <>
      <RecordActions
        actions={[
          ...(isAdmin || user.emailVerified ? [turnInto] : []),
          ...(user.hasSecondFactor ? [resetFactor] : []),
          deactivate,
        ]}
      />
      <ConfirmDialog
        open={asking === 'factor'}
        onClose={close}
        title={fill(t.resetSecondFactorQuestion, { email: user.email })}
        confirm={t.resetSecondFactor}
        busyLabel={t.resettingSecondFactor}
        keep={t.keepSecondFactor}
        act={screen.resetSecondFactor}
        onDone={() => toast(t.secondFactorReset, { tone: 'success' })}
      >
        {fill(t.resetsSecondFactor, { email: user.email })}
      </ConfirmDialog>
      {isAdmin ? (
        <ConfirmDialog
          open={asking === 'role'}
          onClose={close}
          title={fill(t.makeCaregiverQuestion, { email: user.email })}
          confirm={t.makeCaregiver}
          busyLabel={t.changingRole}
          keep={t.keepAdmin}
          act={screen.makeCaregiver}
          onDone={() => toast(t.accountCaregiversNow, { tone: 'success' })}
        >
          {fill(t.fromNextClickSees, { email: user.email })}
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          open={asking === 'role'}
          onClose={close}
          title={fill(t.makeAdminQuestion, { email: user.email })}
          confirm={t.makeAdmin}
          busyLabel={t.changingRole}
          keep={t.keepCaregiver}
          act={screen.makeAdmin}
          onDone={() => toast(t.accountAdminsNow, { tone: 'success' })}
        >
          {fill(t.willSeeEverythingFamilies, { email: user.email })}
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
