import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '../../../data/session.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { createProfileScreen } from './profile-screen.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { placeIn } from './sections.ts';
import { createTimeOffScreen } from './time-off-screen.ts';
import * as t from './words.ts';

/** `/caregiver/profile-completion`. The address names the open section. */
export default function ProfileScreen({ open }: ScreenProps) {
  const session = useStore($session);
  const caregiverId = session.state === 'signed-in' ? session.profile.id : '';
  const [screen] = useState(() => createProfileScreen(caregiverId));
  const [timeOff] = useState(() => createTimeOffScreen(caregiverId));
  // The area draws the screen again at every change of the address.
  const place = placeIn(location);
  return (
    <Loaded data={screen.page} label={t.openingProfile} pageTitle={t.yourProfile}>
      {(page) => <ProfilePage page={page} screen={screen} timeOff={timeOff} place={place} open={open} />}
    </Loaded>
  );
}
