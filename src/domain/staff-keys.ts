import type { RouteName } from './routes.ts';

/** Where `g` and a letter lead. */
export const KEY_PLACES = {
  d: { route: 'adminDashboard', label: 'Dashboard' },
  p: { route: 'adminDocuments', label: 'Documents that wait' },
  r: { route: 'adminRequests', label: 'Requests' },
  c: { route: 'adminCaregivers', label: 'Caregivers' },
  a: { route: 'adminApplications', label: 'Applications' },
  l: { route: 'adminPlacements', label: 'Placements' },
  u: { route: 'adminUsers', label: 'Users' },
  t: { route: 'adminAuditLog', label: 'Trail: who did what' },
  e: { route: 'adminEmails', label: 'Emails that did not arrive' },
} as const satisfies Record<string, { route: RouteName; label: string }>;
