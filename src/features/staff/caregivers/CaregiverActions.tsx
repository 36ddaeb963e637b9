import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ProfileStatus } from '../../../domain/status.ts';
import { type RecordAction, RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import type { CaregiverRecord, CaregiverStore } from './caregiver-screen.ts';

type Step = 'approve' | 'requestChanges' | 'suspend';

/** The steps that the database allows from each state of a profile. */
const STEPS: Record<ProfileStatus, readonly Step[]> = {
  draft: [],
  submitted: ['approve', 'requestChanges'],
  changes_requested: ['approve'],
  approved: ['requestChanges', 'suspend'],
  suspended: ['approve'],
};

/** What can be done with a caregiver where the profile stands. */
export function CaregiverActions({ profile, screen }: { profile: CaregiverRecord; screen: CaregiverStore }) {
  const { busy } = useStore(screen.approve.$state);
  const [asking, setAsking] = useState<Step>();
  const changed = profile.status === 'approved' && profile.changesSince !== null;
  const can = (step: Step) => STEPS[profile.status].includes(step) || (changed && step === 'approve');
  const close = () => setAsking(undefined);
  const approve = async () => {
    if (await screen.approve.run(profile.revision))
      toast('Approved. Jobs are matched by it from now on.', { tone: 'success' });
  };
  const actions: RecordAction[] = [
    ...(can('approve')
      ? [
          {
            label: changed ? 'Approve the changes' : 'Approve',
            primary: true,
            busy,
            onAct: () => void approve(),
          },
        ]
      : []),
    ...(can('requestChanges')
      ? [{ label: 'Ask for changes', onAct: () => setAsking('requestChanges') }]
      : []),
    ...(can('suspend') ? [{ label: 'Suspend', danger: true, onAct: () => setAsking('suspend') }] : []),
  ];
  return (
    <>
      <RecordActions actions={actions} />
      <ChangesDialog
        open={asking === 'requestChanges'}
        onClose={close}
        approved={changed}
        act={screen.requestChanges}
        asked={profile.changesReason}
        anew={screen.anew}
        draft={`changes:${screen.id}`}
      />
      <ReasonDialog
        open={asking === 'suspend'}
        onClose={close}
        title="Suspend this caregiver?"
        label="Reason"
        hint="The caregiver reads this."
        confirm="Suspend caregiver"
        danger
        act={screen.suspend}
        draft={`suspend:${screen.id}`}
        onDone={() => toast('The caregiver is suspended.', { tone: 'success' })}
      >
        A suspended caregiver can’t apply for jobs or change the profile. Placements end at once, the families
        hear that we look for somebody else, and their jobs are open again. You can approve the profile again
        later.
      </ReasonDialog>
    </>
  );
}
