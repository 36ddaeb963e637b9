// bundle: own
import { lazy, Suspense } from 'react';
import type { OwnProfile } from '../load-profile.ts';

// Most profiles have nothing to confirm.
const EnteredNotice = lazy(() => import('./EnteredNotice.tsx').catch(() => ({ default: () => <></> })));

/** What our team entered in a profile, until its caregiver confirms it. */
export const ToConfirm = ({ profile, reload }: { profile: OwnProfile; reload: () => Promise<unknown> }) =>
  profile.unconfirmed?.length > 0 && (
    <Suspense>
      <EnteredNotice profile={profile} reload={reload} />
    </Suspense>
  );
