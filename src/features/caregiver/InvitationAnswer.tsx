import { lazy, Suspense, useState } from 'react';
import { href } from '../../domain/routes.ts';
import type { Action } from '../../state/action.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

// On the first screen, and seldom pressed.
const DeclineInvitation = lazy(() => import('./DeclineInvitation.tsx'));

interface InvitationAnswerProps {
  /** The invitation's. */
  id: string;
  job: { id: string; title: string };
  decline: Action<[reason: string], unknown>;
  /** On the job's own page, where applying is further down. */
  applyHere?: boolean;
}

/** The two answers to an invitation: to apply, or no, thank you. */
export function InvitationAnswer({ id, job, decline, applyHere = false }: InvitationAnswerProps) {
  const [asking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const ask = () => {
    setWasAsked(true);
    setAsking(true);
  };
  const about = <VisuallyHidden> for “{job.title}”</VisuallyHidden>;
  return (
    <>
      <Stack direction="row" gap={2} wrap>
        {!applyHere && (
          <ButtonLink href={href('caregiverApply', { jobId: job.id })} size="small">
            Read and apply{about}
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" onClick={ask}>
          No, thank you{about}
        </Button>
      </Stack>
      {wasAsked && (
        <Suspense>
          <DeclineInvitation
            id={id}
            title={job.title}
            decline={decline}
            open={asking}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
