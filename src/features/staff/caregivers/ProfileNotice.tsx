import { codesOf, movedOn } from '../../../lib/failure.ts';
import { DOCUMENT_KINDS, inWords } from '../../../domain/vocabulary.ts';
import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { CaregiverRecord, CaregiverStore } from './caregiver-screen.ts';

/** What there is to say about where the profile stands: why not, or that a step did not work. */
export function ProfileNotice({ profile, screen }: { profile: CaregiverRecord; screen: CaregiverStore }) {
  const approval = useStore(screen.approve.$state);
  const states = [approval, useStore(screen.requestChanges.$state), useStore(screen.suspend.$state)];
  if (approval.error?.code === 'profile_changed') {
    return (
      <Notice tone="warning" announce title="Nothing was approved">
        {explain(approval.error)}
      </Notice>
    );
  }
  if (states.some(({ error }) => error && movedOn(error))) {
    return (
      <Notice tone="warning" announce title="Someone was quicker">
        This profile had already moved on, so nothing was changed. You now see how it stands.
      </Notice>
    );
  }
  if (approval.error) {
    return (
      <Notice tone="danger" announce>
        {explain(approval.error)}
        {approval.error.code === 'documents_missing' &&
          ` Missing: ${inWords(codesOf(approval.error), DOCUMENT_KINDS)}.`}
      </Notice>
    );
  }
  if (profile.changesReason) {
    return <Notice title="What the caregiver was told about the changes">{profile.changesReason}</Notice>;
  }
  if (!profile.statusReason) return null;
  return (
    <Notice
      tone={profile.status === 'suspended' ? 'warning' : 'neutral'}
      title={
        profile.status === 'suspended' ? 'Why the caregiver is suspended' : 'What the caregiver was told'
      }
    >
      {profile.statusReason}
    </Notice>
  );
}
