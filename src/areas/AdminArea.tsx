import { lazy } from 'react';
import { href } from '../lib/routes.ts';
import { Area, type Screens } from './Area.tsx';
import { createAreaRouter } from './router.ts';

// Before the router reads the address: /admin redirects to /admin/dashboard (specification section 2).
if (/^\/admin\/?$/.test(location.pathname)) history.replaceState(null, '', href('adminDashboard'));

const router = createAreaRouter('admin');

const screens: Screens = {
  adminDashboard: lazy(() => import('../features/admin-dashboard/DashboardScreen.tsx')),
  adminCaregivers: lazy(() => import('../features/admin-caregivers/CaregiversScreen.tsx')),
  adminCaregiver: lazy(() => import('../features/admin-caregivers/CaregiverScreen.tsx')),
  adminCaregiverOld: lazy(() => import('../features/admin-caregivers/CaregiverRecordScreen.tsx')),
  adminRequests: lazy(() => import('../features/admin-requests/RequestsScreen.tsx')),
  adminRequest: lazy(() => import('../features/admin-requests/RequestScreen.tsx')),
  adminRequestNew: lazy(() => import('../features/request/NewRequestScreen.tsx')),
  adminApplications: lazy(() => import('../features/admin-applications/ApplicationsScreen.tsx')),
  adminApplication: lazy(() => import('../features/admin-applications/ApplicationScreen.tsx')),
  adminUsers: lazy(() => import('../features/admin-users/UsersScreen.tsx')),
  adminUser: lazy(() => import('../features/admin-users/UserScreen.tsx')),
};

/** Everything under /admin but its set-up page. */
export default function AdminArea() {
  return <Area who="admin" router={router} screens={screens} />;
}
