import type { ComponentType } from 'react';
import type { ScreenName } from '../domain/routes.ts';
import type { ScreenProps } from '../state/screen-props.ts';

/** The code of each screen of staff's. */
export const STAFF_SCREENS: Record<
  ScreenName<'admin'>,
  () => Promise<{ default: ComponentType<ScreenProps> }>
> = {
  adminDashboard: () => import('../features/staff/dashboard/DashboardScreen.tsx'),
  adminCaregivers: () => import('../features/staff/caregivers/CaregiversScreen.tsx'),
  adminCaregiverNew: () => import('../features/staff/entering/AddCaregiverScreen.tsx'),
  adminCaregiverImport: () => import('../features/staff/import/CaregiverImport.tsx'),
  adminCaregiverChange: () => import('../features/staff/entering/ChangeProfileScreen.tsx'),
  adminCaregiver: () => import('../features/staff/caregivers/CaregiverScreen.tsx'),
  adminCaregiverOld: () => import('../features/staff/caregivers/CaregiverRecordScreen.tsx'),
  adminDocuments: () => import('../features/staff/documents/DocumentsScreen.tsx'),
  adminRequests: () => import('../features/staff/requests/RequestsScreen.tsx'),
  adminRequest: () => import('../features/staff/requests/RequestScreen.tsx'),
  adminRequestNew: () => import('../features/family/request/NewRequestScreen.tsx'),
  adminApplications: () => import('../features/staff/applications/ApplicationsScreen.tsx'),
  adminApplication: () => import('../features/staff/applications/ApplicationScreen.tsx'),
  adminPlacements: () => import('../features/staff/placements/PlacementsScreen.tsx'),
  adminPlacementImport: () => import('../features/staff/import/PlacementImport.tsx'),
  adminPlacement: () => import('../features/staff/placements/PlacementScreen.tsx'),
  adminVisits: () => import('../features/staff/visits/VisitsScreen.tsx'),
  adminReports: () => import('../features/staff/reports/ReportsScreen.tsx'),
  adminUsers: () => import('../features/staff/users/UsersScreen.tsx'),
  adminUser: () => import('../features/staff/users/UserScreen.tsx'),
  adminAuditLog: () => import('../features/staff/audit-log/AuditLogScreen.tsx'),
  adminEmails: () => import('../features/staff/emails/EmailsScreen.tsx'),
};
