import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ProfileStatus } from '../../../domain/status.ts';
import { type RecordAction, RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { approvalWaitsFor, askingFor, waitsInWords } from './approval.ts';
import { documentsOf } from './DocumentsAsked.tsx';
import * as styles from './CaregiverActions.css.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import type { CaregiverRecord, CaregiverStore } from './caregiver-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Step = 'approve' | 'requestChanges' | 'suspend';

/** The steps that the database allows in each status of a profile. */
const STEPS: Record<ProfileStatus, readonly Step[]> = {
  draft: [],
  submitted: ['approve', 'requestChanges'],
  changes_requested: ['approve'],
  approved: ['requestChanges', 'suspend'],
  suspended: ['approve'],
};

interface CaregiverActionsProps {
  profile: CaregiverRecord;
  screen: CaregiverStore;
  open: ScreenProps['open'];
}

/** What staff can do with a caregiver. */
export function CaregiverActions({ profile, screen, open }: CaregiverActionsProps) {
  const rules = useStore(screen.rules.$value);
  const documents = useStore(screen.documents.$value);
  const { busy } = useStore(screen.approve.$state);
  const [asking, setAsking] = useState<Step>();
  const changed = profile.status === 'approved' && profile.changesSince !== null;
  const can = (step: Step) => STEPS[profile.status].includes(step) || (changed && step === 'approve');
  const close = () => setAsking(undefined);
  const approve = async () => {
    if (await screen.approve.run(profile.revision))
      toast(changed ? t.changesApproved : t.approvedJobsMatchedFrom, { tone: 'success' });
  };
  const uploads = documents.state === 'ready' ? documents.value : [];
  const waits = approvalWaitsFor(
    rules.state === 'ready' && documents.state === 'ready'
      ? documentsOf(profile.careTypes, rules.value, uploads)
      : [],
  );
  const missing = can('approve') ? waitsInWords(waits) : '';
  const asks = askingFor(waits);
  const toCheck =
    waits.toSend.length === 0 &&
    uploads.find(({ kind, status }) => status === 'uploaded' && waits.toCheck.includes(kind));
  const approval: RecordAction[] = can('approve')
    ? [
        {
          label: changed ? t.approveChanges : t.approve,
          primary: !missing,
          busy,
          onAct: () => void approve(),
        },
      ]
    : [];
  const request = can('requestChanges')
    ? [
        {
          label: asks.label,
          primary: Boolean(missing) && !toCheck,
          onAct: () => setAsking('requestChanges'),
        },
      ]
    : [];
  const check =
    missing && toCheck
      ? [
          {
            label: t.checkDocuments,
            primary: true,
            onAct: () => open(`${href('adminDocuments')}?at=${toCheck.id}`),
          },
        ]
      : [];
  // Steps that can't be taken yet come second.
  const actions: RecordAction[] = [
    ...(!missing
      ? [...approval, ...request]
      : toCheck
        ? [...check, ...approval, ...request]
        : [...request, ...approval]),
    { label: t.changeProfile, onAct: () => open(href('adminCaregiverChange', { id: profile.userId })) },
    ...(can('suspend') ? [{ label: t.suspend, danger: true, onAct: () => setAsking('suspend') }] : []),
  ];
  return (
    <>
      <RecordActions actions={actions} />
      {missing && <p className={styles.missing}>{missing}</p>}
      <ChangesDialog
        open={asking === 'requestChanges'}
        onClose={close}
        name={profile.fullName}
        begin={missing ? asks.words : ''}
        approved={changed}
        act={screen.requestChanges}
        asked={profile.changesReason}
        reload={screen.reload}
        draft={`changes:${screen.id}`}
      />
      <ReasonDialog
        open={asking === 'suspend'}
        onClose={close}
        title={fill(t.suspendQuestion, { fullName: profile.fullName ?? t.thisCaregiver })}
        label={t.reason}
        hint={t.caregiverReads}
        confirm={t.suspendCaregiver}
        danger
        act={screen.suspend}
        draft={`suspend:${screen.id}`}
        onDone={() => toast(t.caregiverSuspended, { tone: 'success' })}
      >
        {t.suspendedCaregiverCantApply}
      </ReasonDialog>
    </>
  );
}
