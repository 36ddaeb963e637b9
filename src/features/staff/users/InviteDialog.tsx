import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { InvitationsStore } from './invitations.ts';
import { InviteForm } from './InviteForm.tsx';
import { MadeInvitation } from './MadeInvitation.tsx';
import * as t from './words.ts';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  invitations: InvitationsStore;
}

/** Invites an admin: asks for the address, then shows the link. */
export function InviteDialog({ open, onClose, invitations }: InviteDialogProps) {
  const made = useStore(invitations.$made);
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form with the focus is gone.
    if (made) inside.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [made]);
  const close = () => {
    onClose();
    invitations.another();
  };
  return (
    <Dialog open={open} onClose={close} title={made ? t.invitationMade : t.inviteAdmin}>
      <div ref={inside}>
        {made ? (
          <MadeInvitation made={made} onClose={close} />
        ) : (
          <InviteForm invitations={invitations} onClose={close} />
        )}
      </div>
    </Dialog>
  );
}
