import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { jobName } from '../../../domain/job-name.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { isSoon } from '../../../domain/visit-state.ts';
import { visitHours } from '../../../domain/visit-hours.ts';
import { movedOn } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { whyNotNow } from '../../../parts/as-of-notice/why-not-now.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { $copied } from '../../../state/copied.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import { OurNumber, ourNumber } from '../../../parts/phone-link/OurNumber.tsx';
import './refusals.ts';
import { visitKey } from './own-visits.ts';
import type { ShownVisit } from './said-visits.ts';
import { createVisitAbsences, type VisitAbsenceCalls } from './visit-absences.ts';
import * as t from './words.ts';

export interface VisitDialogProps {
  visit: ShownVisit;
  reload: () => Promise<unknown>;
  service?: VisitAbsenceCalls;
  onClose: () => void;
}

/** “I can’t come”, with an optional reason unless as a stand-in, or “I can come after all”. */
export default function VisitDialog({ visit, reload, service, onClose }: VisitDialogProps) {
  const [store] = useState(() => createVisitAbsences(visit, reload, service));
  const { day, job, kind, instead } = visit;
  const offline = useStore($copied) !== undefined || !navigator.onLine;
  const soon = isSoon(visit);
  const toastFate = () => {
    const fate = store.fate();
    // The visit itself says all else, but a stand-in no longer sees it.
    if (fate === 'unsaid') toast(kind ? t.neverSent : t.staysOff, { tone: 'success' });
    else if (fate === 'told' && instead) toast(t.cannotComeWords, { tone: 'success' });
    else if (fate === 'told' && kind)
      toast(soon ? `${t.isOn} ${fill(t.pleaseCall, { phone: ourNumber })}` : t.isOn, { tone: 'success' });
  };
  const which = fill(t.whichVisit, {
    day: formatLongDay(day),
    time: visitHours(visit),
    job: jobName(job),
  });
  const whatFollows = offline ? fill(t.followsLater, { why: whyNotNow() }) : t.whatFollows;
  const call = fillNodes(soon ? t.alsoCall : t.canCall, { phone: <OurNumber /> });
  if (instead)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={t.iCantCome}
        confirm={t.iCantCome}
        busyLabel={t.telling}
        keep={t.keepVisit}
        danger={false}
        act={store.say}
        onDone={toastFate}
      >
        {which} {whatFollows} {call}
      </ConfirmDialog>
    );
  if (kind)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={t.iCanCome}
        confirm={t.iCanCome}
        busyLabel={t.telling}
        keep={t.cannotComeStays}
        danger={false}
        act={store.takeBack}
        onDone={toastFate}
      >
        {which}
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      open
      onClose={() => {
        onClose();
        const { error } = store.say.$state.get();
        // The dialog is closed by then if there is nothing left to say.
        if (error && movedOn(error)) toast(`${explain(error)} ${t.nothingChanged}`, { tone: 'warning' });
      }}
      title={t.iCantCome}
      label={t.why}
      hint={t.familyAndTeamRead}
      optional
      confirm={t.iCantCome}
      keep={t.keepVisit}
      act={{
        $state: store.say.$state,
        run: (reason) => {
          hush();
          return store.say.run(reason);
        },
      }}
      draft={visitKey(visit)}
      onDone={toastFate}
    >
      <Text strong>{which}</Text>
      <Text>{whatFollows}</Text>
      <Text strong={soon}>{call}</Text>
    </ReasonDialog>
  );
}
