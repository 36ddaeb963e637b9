import { useState } from 'react';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { mayReportNoShow } from './placement-facts.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

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
          { label: t.correctTerms, onAct: () => setAsking('correct') },
          { label: t.endPlacement, danger: true, onAct: () => setAsking('end') },
          ...(mayReportNoShow(placement)
            ? [{ label: t.didNotCome, danger: true, onAct: () => setAsking('noShow') }]
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
        title={fill(t.didNotComeFirst, { caregiverName: placement.caregiverName })}
        label={t.whatHappened}
        hint={t.onlyTeamReads}
        optional
        confirm={t.endLookAgain}
        danger
        act={screen.reportNoShow}
        draft={`no-show:${placement.id}`}
        onDone={() => toast(t.placementEndedJobOpen, { tone: 'success' })}
      >
        {fill(t.placementEndsTodayJob, { caregiverName: placement.caregiverName })}
      </ReasonDialog>
    </>
  );
}
