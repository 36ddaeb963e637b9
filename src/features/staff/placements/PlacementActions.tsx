import { useState } from 'react';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import * as t from './words.ts';

interface PlacementActionsProps {
  placement: PlacementRecord;
  screen: PlacementStore;
}

/** What can be done with a placement while it is live. */
export function PlacementActions({ placement, screen }: PlacementActionsProps) {
  const [asking, setAsking] = useState<'correct' | 'end'>();
  const close = () => setAsking(undefined);
  if (placement.endedAt) return null;
  return (
    <>
      <RecordActions
        actions={[
          { label: t.correctTerms, onAct: () => setAsking('correct') },
          { label: t.endPlacement, danger: true, onAct: () => setAsking('end') },
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
    </>
  );
}
