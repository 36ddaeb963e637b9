import { lazy } from 'react';
import { Area, type Screens } from './Area.tsx';
import { createAreaRouter } from './router.ts';

const router = createAreaRouter('caregiver');

const screens: Screens<'caregiver'> = {
  caregiverDashboard: lazy(() => import('../features/caregiver/dashboard/DashboardScreen.tsx')),
  caregiverProfile: lazy(() => import('../features/caregiver/profile/ProfileScreen.tsx')),
  caregiverDocuments: lazy(() => import('../features/caregiver/documents/DocumentsScreen.tsx')),
  caregiverApplications: lazy(() => import('../features/caregiver/applications/ApplicationsScreen.tsx')),
  caregiverApplication: lazy(() => import('../features/caregiver/applications/ApplicationScreen.tsx')),
  caregiverJobs: lazy(() => import('../features/caregiver/jobs/JobsScreen.tsx')),
  caregiverApply: lazy(() => import('../features/caregiver/apply/ApplyScreen.tsx')),
};

/** Everything under /caregiver but its public pages. */
export default function CaregiverArea() {
  return <Area who="caregiver" router={router} screens={screens} />;
}
