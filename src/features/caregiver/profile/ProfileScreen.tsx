import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '../../../data/session.ts';
import { formatDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { PROFILE_STATUS } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { CompletenessCard } from '../CompletenessCard.tsx';
import { type OwnProfile } from './profile-form.ts';
import { createProfileScreen } from './profile-screen.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** `/caregiver/profile-completion`. */
export default function ProfileScreen() {
  const session = useStore($session);
  const caregiverId = session.state === 'signed-in' ? session.profile.id : '';
  const [screen] = useState(() => createProfileScreen(caregiverId));
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
            <StandingNotice profile={page.profile} />
            {page.completeness.percent < 100 && <CompletenessCard completeness={page.completeness} />}
            {page.profile.status !== 'suspended' && <ProfileForm screen={screen} page={page} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function StandingNotice({ profile: { status, statusReason, submittedAt } }: { profile: OwnProfile }) {
  switch (status) {
    case 'draft':
      return null;
    case 'submitted':
      return (
        <Notice title="We are reading your profile">
          You sent it{submittedAt && ` on ${formatDate(submittedAt)}`}. You can still change it; we read what
          is here.
        </Notice>
      );
    case 'changes_requested':
      return (
        <Notice tone="warning" title="Please change something">
          We wrote: “{statusReason}” Change it, then send your profile for review again.
        </Notice>
      );
    case 'approved':
      return (
        <Notice tone="success" title="Your profile is approved">
          What you save here counts for your matches at once. Only after a change of your name or year of
          birth do we look again, and you can apply for jobs once we have.
        </Notice>
      );
    case 'suspended':
      return (
        <Notice tone="danger" title="Your profile is suspended">
          We wrote: “{statusReason}” What you entered is kept, but can’t be changed until we have talked. Call
          us.
        </Notice>
      );
  }
}
