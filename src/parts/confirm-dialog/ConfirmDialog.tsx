// bundle: dialog
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Action } from '../../state/action.ts';
import { ActionError } from '../action-error/ActionError.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import * as t from './words.ts';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What confirming does. */
  children: ReactNode;
  /** The label of the button that confirms: "Remove". */
  confirm: string;
  busyLabel: string;
  /** The label of the button that cancels. */
  keep?: string;
  /** Whether it removes something. */
  danger?: boolean;
  act: Action<[], unknown>;
  onDone: () => void;
}

/** Asks for confirmation. It closes when the action is done, or else says what went wrong. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  busyLabel,
  keep = t.keepIt,
  danger = true,
  act,
  onDone,
}: ConfirmDialogProps) {
  const { busy } = useStore(act.$state);
  const goOn = async () => {
    if (!(await act.run())) return;
    onClose();
    onDone();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => void goOn()}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{children}</p>
        <ActionError of={act} />
      </Stack>
    </Dialog>
  );
}
