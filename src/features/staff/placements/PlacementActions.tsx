import { useState } from 'react';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { CHANGE_TERMS } from '../messages/next-steps.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { TermsChangeDialog } from './TermsChangeDialog.tsx';
import { openChange } from './terms-changes.ts';
import * as t from './words.ts';

interface PlacementActionsProps {
  placement: PlacementRecord;
  screen: PlacementStore;
}

/** What staff can do with a live placement. */
export function PlacementActions({ placement, screen }: PlacementActionsProps) {
  const [asking, setAsking] = useState<'change' | 'correct' | 'end' | undefined>(() =>
    // Opened from a family’s message that asks for a change.
    location.search === CHANGE_TERMS && !openChange(placement) ? 'change' : undefined,
  );
  const close = () => {
    setAsking(undefined);
    if (location.search === CHANGE_TERMS) history.replaceState(history.state, '', location.pathname);
  };
  if (placement.endedAt) return null;
  return (
    <>
      <RecordActions
        actions={[
          ...(openChange(placement) ? [] : [{ label: t.changeTerms, onAct: () => setAsking('change') }]),
          { label: t.endPlacement, danger: true, onAct: () => setAsking('end') },
          { label: t.correctTerms, onAct: () => setAsking('correct') },
        ]}
      />
      <TermsChangeDialog
        open={asking === 'change'}
        onClose={close}
        placement={placement}
        propose={screen.propose}
        reload={screen.reload}
        toldWords={screen.activity.toldWords}
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
