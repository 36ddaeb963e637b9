import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadCompleteness, loadOwnProfile, saveOwnProfile, submitProfile } from '../../../data/profiles.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { $session } from '../../../data/session.ts';
import { addTimeOff, loadOwnTimeOff, removeTimeOff } from '../../../data/time-off.ts';
import { loadOwnWaiting } from '../../../data/waiting.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { createProfileScreen } from './profile-screen.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { placeIn } from './sections.ts';
import { createTimeOffScreen } from './time-off-screen.ts';

/** `/caregiver/profile-completion`; which section is open stands in the address. */
export default function ProfileScreen({ open }: ScreenProps) {
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
  // The area draws its screen anew whenever the address changes.
  const place = placeIn(location);
  return (
    <Loaded data={screen.page} label="Opening your profile…" pageTitle="Your profile">
      {(page) => <ProfilePage page={page} screen={screen} timeOff={timeOff} place={place} open={open} />}
    </Loaded>
  );
}
