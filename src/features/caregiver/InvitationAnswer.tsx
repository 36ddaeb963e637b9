import { useState } from 'react';
import { href } from '../../domain/routes.ts';
import { ReasonDialog } from '../../parts/reason-dialog/ReasonDialog.tsx';
import type { Action } from '../../state/action.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { WhenConnected } from './WhenConnected.tsx';

interface InvitationAnswerProps {
  /** The invitation's. */
  id: string;
  job: { id: string; title: string };
  decline: Action<[reason: string], unknown>;
  /** On the job's own page, where applying is further down. */
  applyHere?: boolean;
}

/** The two answers to an invitation: to apply, or “no, thank you”, with a reason if there is one. */
export function InvitationAnswer({ id, job, decline, applyHere = false }: InvitationAnswerProps) {
  const [asking, setAsking] = useState(false);
  const about = <VisuallyHidden> for “{job.title}”</VisuallyHidden>;
  return (
    <>
      <Stack direction="row" gap={2} wrap>
        {!applyHere && (
          <ButtonLink href={href('caregiverApply', { jobId: job.id })} size="small">
            Read and apply{about}
          </ButtonLink>
        )}
        <WhenConnected to="to say no">
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            No, thank you{about}
          </Button>
        </WhenConnected>
      </Stack>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Say no to this invitation?"
        label="Why not?"
        hint="The placement team reads this, the family does not. It helps us to suggest better jobs."
        optional
        confirm="No, thank you"
        act={decline}
        draft={`decline-invitation:${id}`}
        onDone={() => toast('Thank you for telling us.')}
      >
        While “{job.title}” is open you can still apply for it.
      </ReasonDialog>
    </>
  );
}
