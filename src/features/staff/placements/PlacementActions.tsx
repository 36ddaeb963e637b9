import { useState } from 'react';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { NoShowDialog } from './NoShowDialog.tsx';
import { TakeBackNoShowDialog } from './TakeBackNoShowDialog.tsx';
import { mayReportNoShow } from './placement-facts.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import * as t from './words.ts';

interface PlacementActionsProps {
  placement: PlacementRecord;
  screen: PlacementStore;
}

/** What can be done with a placement while it is live. */
export function PlacementActions({ placement, screen }: PlacementActionsProps) {
  const [asking, setAsking] = useState<'correct' | 'end' | 'noShow' | 'came'>();
  const close = () => setAsking(undefined);
  if (placement.endedAt) return null;
  return (
    <>
      <RecordActions
        actions={[
          { label: t.correctTerms, onAct: () => setAsking('correct') },
          { label: t.endPlacement, danger: true, onAct: () => setAsking('end') },
          ...(mayReportNoShow(placement) ? [{ label: t.didNotCome, onAct: () => setAsking('noShow') }] : []),
          ...(placement.missedOn.length > 0
            ? [{ label: t.takeBackMissedVisit, onAct: () => setAsking('came') }]
            : []),
        ]}
      />
      <CorrectDialog
        open={asking === 'correct'}
        onClose={close}
        placement={placement}
        correct={screen.correct}
        reload={screen.reload}
        toldWords={screen.activity.toldWords}
      />
      <EndDialog
        open={asking === 'end'}
        onClose={close}
        placement={placement}
        end={screen.end}
        toldWords={screen.activity.toldWords}
      />
      <NoShowDialog
        open={asking === 'noShow'}
        onClose={close}
        placement={placement}
        report={screen.reportNoShow}
      />
      <TakeBackNoShowDialog
        open={asking === 'came'}
        onClose={close}
        placement={placement}
        takeBack={screen.takeBackNoShow}
      />
    </>
  );
}
