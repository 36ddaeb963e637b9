import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { readyTexts } from '../presets/ready-texts.tsx';
import type { StepProps } from './match-list.ts';
import { explainRefusal } from './match-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Invites a caregiver to apply, with or without a message. */
export function Invite({ caregiverId, fullName, client, store }: StepProps) {
  const [asking, setAsking] = useState(false);
  const [inviting] = useState(() => store.inviting(caregiverId));
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        {t.invite}
        <VisuallyHidden> {fullName}</VisuallyHidden>
      </Button>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={fill(t.inviteQuestion, { fullName, client: clientName(client) })}
        label={t.yourWords}
        hint={t.caregiverReadsWords}
        optional
        confirm={t.sendInvitation}
        act={inviting}
        draft={`invite:${store.jobId}:${caregiverId}`}
        ready={readyTexts('invitation', { caregiver: fullName })}
        explain={explainRefusal}
        onDone={() => toast(fill(t.invitedTold, { fullName }), { tone: 'success' })}
      >
        {fill(t.getsMessageEmailUnless, { fullName })}
      </ReasonDialog>
    </>
  );
}
