import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { keepOwnCopies } from '../data/keep-own-copies.ts';
import { $said } from '../features/caregiver/said/said.ts';
import { $copied } from '../state/copied.ts';
import { saidMark } from '../state/device/storage.ts';
import { Area, type Screens } from './Area.tsx';
import { bringAlong } from './bring-along.ts';
import { followUnread } from './follow-unread.ts';
import { goOnInScreen } from './go-on-in-screen.ts';
import { createAreaRouter } from './router.ts';

const router = createAreaRouter('caregiver');

/** Loaded beside the first screen: screens that caregivers read without a connection. */
const read = {
  caregiverProfile: () => import('../features/caregiver/profile/ProfileScreen.tsx'),
  caregiverDocuments: () => import('../features/caregiver/documents/DocumentsScreen.tsx'),
  caregiverApplications: () => import('../features/caregiver/applications/ApplicationsScreen.tsx'),
  caregiverApplication: () => import('../features/caregiver/applications/ApplicationScreen.tsx'),
  caregiverJobs: () => import('../features/caregiver/jobs/JobsScreen.tsx'),
  caregiverApply: () => import('../features/caregiver/apply/ApplyScreen.tsx'),
};

const screens: Screens<'caregiver'> = {
  caregiverDashboard: lazy(() => import('../features/caregiver/dashboard/DashboardScreen.tsx')),
  caregiverProfile: lazy(read.caregiverProfile),
  caregiverDocuments: lazy(read.caregiverDocuments),
  caregiverApplications: lazy(read.caregiverApplications),
  caregiverApplication: lazy(read.caregiverApplication),
  caregiverJobs: lazy(read.caregiverJobs),
  caregiverApply: lazy(read.caregiverApply),
};
const loadNotices = () => import('../features/caregiver/said/SaidNotices.tsx');
/** They also send what waits, so their code is asked for again whenever the connection is back. */
const saidNotices = (): ReturnType<typeof loadNotices> =>
  loadNotices().catch(() => online().then(saidNotices));
const SaidNotices = lazy(saidNotices);
const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));
const OfflineNotice = lazy(() => import('../features/caregiver/OfflineNotice.tsx'));

keepOwnCopies();
followUnread();
bringAlong([
  ...Object.values(read),
  saidNotices,
  () => import('../features/caregiver/visits/VisitDialog.tsx'),
]);

/** Everything under /caregiver except its public pages. */
export default function CaregiverArea() {
  return (
    <Area who="caregiver" router={router} screens={screens} onScreen={goOnInScreen} above={<AboveScreen />} />
  );
}

function AboveScreen() {
  const copied = useStore($copied);
  const hasWords = useStore($said).length > 0 || saidMark.read();
  return (
    <>
      <Suspense>{copied && <OfflineNotice />}</Suspense>
      <Suspense>{hasWords && <SaidNotices />}</Suspense>
    </>
  );
}
