import { useStore } from '@nanostores/react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { InvitationsStore } from './invitations.ts';
import { InviteForm } from './InviteForm.tsx';
import { MadeInvitation } from './MadeInvitation.tsx';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  invitations: InvitationsStore;
}

/** Inviting an admin: the address first, then the link to hand over. */
export function InviteDialog({ open, onClose, invitations }: InviteDialogProps) {
  const made = useStore(invitations.$made);
  const close = () => {
    onClose();
    invitations.another();
  };
  return (
    <Dialog open={open} onClose={close} title={made ? 'The invitation is made' : 'Invite an admin'}>
      {made ? (
        <MadeInvitation made={made} onClose={close} />
      ) : (
        <InviteForm invitations={invitations} onClose={close} />
      )}
    </Dialog>
  );
}
