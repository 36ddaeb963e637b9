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
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface InvitationAnswerProps {
  /** The invitation's id. */
  id: string;
  job: { id: string; title: string };
  decline: Action<[reason: string], unknown>;
  /** On the job's own page, which has the application's form further down. */
  applyHere?: boolean;
}

/** The two answers to an invitation: apply, or decline, with a reason if the caregiver wants to give one. */
export function InvitationAnswer({ id, job, decline, applyHere = false }: InvitationAnswerProps) {
  const [asking, setAsking] = useState(false);
  const about = <VisuallyHidden> {fill(t.forJob, { title: job.title })}</VisuallyHidden>;
  return (
    <>
      <Stack direction="row" gap={2} wrap>
        {!applyHere && (
          <ButtonLink href={href('caregiverApply', { jobId: job.id })} size="small">
            {t.readApply}
            {about}
          </ButtonLink>
        )}
        <WhenConnected to={t.sayNo}>
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {t.noThank}
            {about}
          </Button>
        </WhenConnected>
      </Stack>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.sayNoInvitation}
        label={t.whyNot}
        hint={t.placementTeamReadsFamily}
        optional
        confirm={t.noThank}
        keep={t.notYet}
        act={decline}
        draft={`decline-invitation:${id}`}
        onDone={() => toast(t.thankTelling)}
      >
        {fill(t.whileOpenCanStill, { title: job.title })}
      </ReasonDialog>
    </>
  );
}
