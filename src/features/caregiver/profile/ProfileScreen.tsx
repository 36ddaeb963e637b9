import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadCompleteness, loadOwnProfile, saveOwnProfile, submitProfile } from '../../../data/profiles.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { $session } from '../../../data/session.ts';
import { addTimeOff, loadOwnTimeOff, removeTimeOff } from '../../../data/time-off.ts';
import { loadOwnWaiting } from '../../../data/waiting.ts';
import { href } from '../../../domain/routes.ts';
import { PROFILE_STATUS } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { WaitingChanges } from '../../../parts/waiting-changes/WaitingChanges.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { CompletenessCard } from '../CompletenessCard.tsx';
import type { ProfilePage } from '../load-profile.ts';
import { profileInWords } from '../profile-in-words.ts';
import { askedChanges } from './asked-changes.ts';
import type { OwnProfile } from './profile-input.ts';
import { PapersToAdd } from '../PapersToAdd.tsx';
import { createProfileScreen } from './profile-screen.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { createTimeOffScreen } from './time-off-screen.ts';
import { TimeOffCard } from './TimeOffCard.tsx';

/** `/caregiver/profile-completion`. */
export default function ProfileScreen() {
  const session = useStore($session);
  const caregiverId = session.state === 'signed-in' ? session.profile.id : '';
  const [screen] = useState(() =>
    createProfileScreen(caregiverId, {
      loadOwnProfile,
      loadCompleteness,
      loadOwnWaiting,
      saveOwnProfile,
      submitProfile,
      loadCredentialRules,
      loadDocuments,
    }),
  );
  const [timeOff] = useState(() =>
    createTimeOffScreen(caregiverId, { loadOwnTimeOff, addTimeOff, removeTimeOff }),
  );
  return (
    <Loaded data={screen.page} label="Opening your profile…" pageTitle="Your profile">
      {(page) => {
        return (
          <Stack gap={4}>
            <PageHeader
              title="Your profile"
              intro="What the placement team reads, and what jobs are matched with. Save whenever you like."
              badge={<StatusBadge status={PROFILE_STATUS[page.profile.status]} />}
              actions={
                <ButtonLink href={href('account')} variant="secondary">
                  Your account
                </ButtonLink>
              }
            />
            <ProfileNotice page={page} />
            <WaitingChanges profile={page.profile} heading="What waits for us to read it" />
            {page.completeness.percent < 100 && <CompletenessCard completeness={page.completeness} />}
            {page.profile.status !== 'suspended' && (
              <>
                <PapersToAdd
                  care={page.profile.careTypes}
                  rules={screen.rules}
                  documents={screen.documents}
                />
                <ProfileForm
                  store={screen.form}
                  canSend={canSend(page.profile.status)}
                  asked={askedChanges(page.profile)}
                />
                <TimeOffCard store={timeOff} />
              </>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

const canSend = (status: OwnProfile['status']) => status === 'draft' || status === 'changes_requested';

/** Where the profile is, and what changing it means now. */
function ProfileNotice({ page }: { page: ProfilePage }) {
  const { profile, completeness } = page;
  if (profile.status === 'draft') return null;
  const { tone, title, now, editing } = profileInWords(profile, completeness.percent, page);
  const first = askedChanges(profile)?.fields[0];
  return (
    <Notice
      tone={tone}
      title={title}
      actions={first && <Link href={`#${first}`}>Go to what should change</Link>}
    >
      {now} {editing}
    </Notice>
  );
}
