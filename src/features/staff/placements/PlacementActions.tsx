import { useState } from 'react';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { mayReportNoShow } from './placement-facts.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';

interface PlacementActionsProps {
  placement: PlacementRecord;
  screen: PlacementStore;
}

/** What can be done with a placement while it is live. */
export function PlacementActions({ placement, screen }: PlacementActionsProps) {
  const [asking, setAsking] = useState<'correct' | 'end' | 'noShow'>();
  const close = () => setAsking(undefined);
  if (placement.endedAt) return null;
  return (
    <>
      <RecordActions
        actions={[
          { label: 'Correct the terms', onAct: () => setAsking('correct') },
          { label: 'End placement', danger: true, onAct: () => setAsking('end') },
          ...(mayReportNoShow(placement)
            ? [{ label: 'Did not come', danger: true, onAct: () => setAsking('noShow') }]
            : []),
        ]}
      />
      <CorrectDialog
        open={asking === 'correct'}
        onClose={close}
        placement={placement}
        correct={screen.correct}
        reload={screen.reload}
      />
      <EndDialog open={asking === 'end'} onClose={close} placement={placement} end={screen.end} />
      <ReasonDialog
        open={asking === 'noShow'}
        onClose={close}
        title={`${placement.caregiverName} did not come on the first day?`}
        label="What happened"
        hint="Only the team reads it."
        optional
        confirm="End it and look again"
        danger
        act={screen.reportNoShow}
        draft={`no-show:${placement.id}`}
        onDone={() => toast('The placement has ended. The job is open again.', { tone: 'success' })}
      >
        The placement of {placement.caregiverName} ends today, the job is open again, and family and caregiver
        are told.
      </ReasonDialog>
    </>
  );
}
