import { type ComponentType, lazy } from 'react';
import { href } from '../domain/routes.ts';
import { Area, type Screens } from './Area.tsx';
import { followKeys } from './follow-keys.ts';
import { followSearch } from './follow-search.ts';
import { followUnread } from './follow-unread.ts';
import { goOnInScreen } from './go-on-in-screen.ts';
import { returnToRows } from './return-to-row.ts';
import type { ScreenProps } from '../state/screen-props.ts';
import { createAreaRouter } from './router.ts';

// Before the router reads the address: /admin redirects to /admin/dashboard (docs/specification.md, For admins).
if (/^\/admin\/?$/.test(location.pathname)) history.replaceState(null, '', href('adminDashboard'));

const router = createAreaRouter('admin');
followSearch();
followUnread();
followKeys(router.open);
returnToRows();

/** Loads a screen with the words for refusals of staff's steps, which the first screen doesn't need. */
const screen = (code: () => Promise<{ default: ComponentType<ScreenProps> }>) => {
  const load = async () => {
    const [loaded] = await Promise.all([code(), import('../domain/staff-words.ts')]);
    return loaded;
  };
  return Object.assign(lazy(load), { load });
};

const screens = {
  adminDashboard: screen(() => import('../features/staff/dashboard/DashboardScreen.tsx')),
  adminCaregivers: screen(() => import('../features/staff/caregivers/CaregiversScreen.tsx')),
  adminCaregiverNew: screen(() => import('../features/staff/entering/AddCaregiverScreen.tsx')),
  adminCaregiverImport: screen(() => import('../features/staff/import/CaregiverImport.tsx')),
  adminCaregiverChange: screen(() => import('../features/staff/entering/ChangeProfileScreen.tsx')),
  adminCaregiver: screen(() => import('../features/staff/caregivers/CaregiverScreen.tsx')),
  adminCaregiverOld: screen(() => import('../features/staff/caregivers/CaregiverRecordScreen.tsx')),
  adminDocuments: screen(() => import('../features/staff/documents/DocumentsScreen.tsx')),
  adminRequests: screen(() => import('../features/staff/requests/RequestsScreen.tsx')),
  adminRequest: screen(() => import('../features/staff/requests/RequestScreen.tsx')),
  adminRequestNew: screen(() => import('../features/family/request/NewRequestScreen.tsx')),
  adminApplications: screen(() => import('../features/staff/applications/ApplicationsScreen.tsx')),
  adminApplication: screen(() => import('../features/staff/applications/ApplicationScreen.tsx')),
  adminPlacements: screen(() => import('../features/staff/placements/PlacementsScreen.tsx')),
  adminPlacementImport: screen(() => import('../features/staff/import/PlacementImport.tsx')),
  adminPlacement: screen(() => import('../features/staff/placements/PlacementScreen.tsx')),
  adminVisits: screen(() => import('../features/staff/visits/VisitsScreen.tsx')),
  adminReports: screen(() => import('../features/staff/reports/ReportsScreen.tsx')),
  adminUsers: screen(() => import('../features/staff/users/UsersScreen.tsx')),
  adminUser: screen(() => import('../features/staff/users/UserScreen.tsx')),
  adminAuditLog: screen(() => import('../features/staff/audit-log/AuditLogScreen.tsx')),
  adminEmails: screen(() => import('../features/staff/emails/EmailsScreen.tsx')),
} satisfies Screens<'admin'>;

// The first screen loads while the account is read.
const first = router.$router.get()?.route as keyof typeof screens | undefined;
if (first) screens[first].load().catch(() => undefined);

/** Everything under /admin except the set-up page. */
export default function AdminArea() {
  return <Area who="admin" router={router} screens={screens} onScreen={goOnInScreen} />;
}
