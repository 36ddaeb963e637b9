import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../lib/data-error.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';

interface WithdrawDialogProps {
  application: OwnApplication;
  screen: ApplicationsScreenStore;
  open: boolean;
  onClose: () => void;
}

/** Asks once before an application is taken back. */
export function WithdrawDialog({ application, screen, open, onClose }: WithdrawDialogProps) {
  const [withdrawal] = useState(() => screen.withdrawal(application.id));
  const { busy, error } = useStore(withdrawal.$state);
  const withdraw = async () => {
    if (!(await withdrawal.run())) return;
    onClose();
    toast('Your application is withdrawn.');
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Withdraw this application?"
      actions={
        <>
          <Button variant="danger" busy={busy} busyLabel="Withdrawing…" onClick={() => void withdraw()}>
            Withdraw
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          The placement team will no longer consider you for “{application.job?.title}”. While the job is open
          you can apply again.
        </p>
        {error && !busy && (
          <Notice tone="danger" announce>
            {explain(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
