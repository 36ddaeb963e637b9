import { lazy } from 'react';
import { href } from '../domain/routes.ts';
import '../domain/staff-words.ts';
import { Area, type Screens } from './Area.tsx';
import { followSearch } from './follow-search.ts';
import { createAreaRouter } from './router.ts';

// Before the router reads the address: /admin redirects to /admin/dashboard (docs/specification.md, For admins).
if (/^\/admin\/?$/.test(location.pathname)) history.replaceState(null, '', href('adminDashboard'));

const router = createAreaRouter('admin');
followSearch();

const screens: Screens<'admin'> = {
  adminDashboard: lazy(() => import('../features/staff/dashboard/DashboardScreen.tsx')),
  adminCaregivers: lazy(() => import('../features/staff/caregivers/CaregiversScreen.tsx')),
  adminCaregiver: lazy(() => import('../features/staff/caregivers/CaregiverScreen.tsx')),
  adminCaregiverOld: lazy(() => import('../features/staff/caregivers/CaregiverRecordScreen.tsx')),
  adminRequests: lazy(() => import('../features/staff/requests/RequestsScreen.tsx')),
  adminRequest: lazy(() => import('../features/staff/requests/RequestScreen.tsx')),
  adminRequestNew: lazy(() => import('../features/family/request/NewRequestScreen.tsx')),
  adminApplications: lazy(() => import('../features/staff/applications/ApplicationsScreen.tsx')),
  adminApplication: lazy(() => import('../features/staff/applications/ApplicationScreen.tsx')),
  adminPlacements: lazy(() => import('../features/staff/placements/PlacementsScreen.tsx')),
  adminPlacement: lazy(() => import('../features/staff/placements/PlacementScreen.tsx')),
  adminUsers: lazy(() => import('../features/staff/users/UsersScreen.tsx')),
  adminUser: lazy(() => import('../features/staff/users/UserScreen.tsx')),
  adminEmails: lazy(() => import('../features/staff/emails/EmailsScreen.tsx')),
};

/** Everything under /admin but its set-up page. */
export default function AdminArea() {
  return <Area who="admin" router={router} screens={screens} />;
}
