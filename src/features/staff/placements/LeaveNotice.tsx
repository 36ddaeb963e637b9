import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { LEAVE_REASONS } from '../../../domain/leaving.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { EndDialog } from './EndDialog.tsx';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import * as t from './leave.words.ts';

interface LeaveNoticeProps {
  placement: PlacementRecord;
  screen: PlacementStore;
}

/** Says that the caregiver wants to stop, with the steps: agree on a last day, or record that they stay. */
export function LeaveNotice({ placement, screen }: LeaveNoticeProps) {
  const [asking, setAsking] = useState<'end' | 'stays'>();
  const { leaveAskedAt, leaveOn, leaveReason, leaveWords, caregiverName: name } = placement;
  const close = () => setAsking(undefined);
  if (!leaveAskedAt || !leaveOn || !leaveReason || placement.endedAt) return null;
  return (
    <>
      <Notice
        tone="warning"
        title={fill(t.wantsToStop, { name, day: formatFullDay(leaveOn) })}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={() => setAsking('end')}>
              {t.agreeLastDay}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsking('stays')}>
              {t.stays}
            </Button>
          </>
        }
      >
        <Text>{fill(t.why, { reason: LEAVE_REASONS[leaveReason] })}</Text>
        {leaveWords && <Text typed>{leaveWords}</Text>}
        <Text>{t.familyNotTold}</Text>
      </Notice>
      <EndDialog
        open={asking === 'end'}
        onClose={close}
        placement={placement}
        end={screen.end}
        toldWords={screen.activity.toldWords}
        lastDay={leaveOn}
      />
      <ReasonDialog
        open={asking === 'stays'}
        onClose={close}
        title={fill(t.staysTitle, { name, client: clientName(placement.client) })}
        label={t.whatAgreed}
        hint={t.caregiverReads}
        confirm={t.stays}
        act={{
          $state: screen.answerLeave.$state,
          run: (words) => screen.answerLeave.run(words, leaveAskedAt),
        }}
        draft={`leave-answer:${placement.id}`}
        onDone={() => toast(t.answerSent, { tone: 'success' })}
      >
        <Text>{t.afterTalking}</Text>
      </ReasonDialog>
    </>
  );
}
