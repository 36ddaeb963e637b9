import type { OwnVisit } from '../../../data/own-visits.ts';
import { jobName } from '../../../domain/job-name.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { isSoon } from '../../../domain/visit-state.ts';
import { partInWords } from '../../../domain/visits.ts';
import { fill } from '../../../lib/fill.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import type { Action } from '../../../state/action.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { OurNumber } from './OurNumber.tsx';
import { visitKey } from './visit-absences.ts';
import * as t from './words.ts';

export interface AbsenceDialogProps {
  visit: OwnVisit;
  act: Action<[reason: string], unknown>;
  onClose: () => void;
}

/** “I can’t come”: to which visit, and why, where the caregiver wants to say so. */
export default function AbsenceDialog({ visit, act, onClose }: AbsenceDialogProps) {
  const { day, opens, job } = visit;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t.iCantCome}
      label={t.why}
      hint={t.familyAndTeamRead}
      optional
      confirm={t.tellThem}
      act={act}
      draft={visitKey(visit)}
      onDone={() => toast(t.told, { tone: 'success' })}
    >
      <Text strong>
        {fill(t.whichVisit, { day: formatLongDay(day), time: partInWords(opens), job: jobName(job) })}
      </Text>
      <Text>{t.whatFollows}</Text>
      <Text strong={isSoon(visit)}>
        {fillNodes(isSoon(visit) ? t.alsoCall : t.canCall, { phone: <OurNumber /> })}
      </Text>
    </ReasonDialog>
  );
}
