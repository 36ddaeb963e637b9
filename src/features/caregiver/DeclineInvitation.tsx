import { ReasonDialog } from '../../parts/reason-dialog/ReasonDialog.tsx';
import type { Action } from '../../state/action.ts';
import { toast } from '../../ui/toast/toast.ts';

interface DeclineInvitationProps {
  id: string;
  title: string;
  decline: Action<[reason: string], unknown>;
  open: boolean;
  onClose: () => void;
}

/** “No, thank you”, with a reason if there is one. */
export default function DeclineInvitation({ id, title, decline, open, onClose }: DeclineInvitationProps) {
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Say no to this invitation?"
      label="Why not?"
      hint="The placement team reads this, the family does not. It helps us to suggest better jobs."
      optional
      confirm="No, thank you"
      act={decline}
      draft={`decline-invitation:${id}`}
      onDone={() => toast('Thank you for telling us.')}
    >
      While “{title}” is open you can still apply for it.
    </ReasonDialog>
  );
}
