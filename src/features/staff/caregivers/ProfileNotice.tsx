import { codesOf, movedOn } from '../../../lib/failure.ts';
import { DOCUMENT_KINDS, inWords } from '../../../domain/vocabulary.ts';
import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { CaregiverRecord, CaregiverStore } from './caregiver-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** A notice about the profile's status: the reason for it, or that a step failed. */
export function ProfileNotice({ profile, screen }: { profile: CaregiverRecord; screen: CaregiverStore }) {
  const approval = useStore(screen.approve.$state);
  const states = [approval, useStore(screen.requestChanges.$state), useStore(screen.suspend.$state)];
  if (approval.error?.code === 'profile_changed') {
    return (
      <Notice tone="warning" announce title={t.nothingApproved}>
        {explain(approval.error)}
      </Notice>
    );
  }
  if (states.some(({ error }) => error && movedOn(error))) {
    return (
      <Notice tone="warning" announce title={t.someoneQuicker}>
        {t.profileAlreadyMovedNothing}
      </Notice>
    );
  }
  if (approval.error) {
    return (
      <Notice tone="danger" announce>
        {explain(approval.error)}{' '}
        {approval.error.code === 'documents_missing' &&
          fill(t.missing, { words: inWords(codesOf(approval.error), DOCUMENT_KINDS) })}
      </Notice>
    );
  }
  if (profile.changesReason) {
    return <Notice title={t.whatCaregiverToldAbout}>{profile.changesReason}</Notice>;
  }
  if (!profile.statusReason) return null;
  return (
    <Notice
      tone={profile.status === 'suspended' ? 'warning' : 'neutral'}
      title={profile.status === 'suspended' ? t.whyCaregiverSuspended : t.whatCaregiverTold}
    >
      {profile.statusReason}
    </Notice>
  );
}
