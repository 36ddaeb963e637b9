import type { RouteName } from './routes.ts';
import * as t from './staff-keys.words.ts';

/** The screens that `g` and a letter open. */
export const KEY_PLACES = {
  n: { route: 'adminRequestNew', label: t.newRequest },
  d: { route: 'adminDashboard', label: t.dashboard },
  p: { route: 'adminDocuments', label: t.documentsWait },
  r: { route: 'adminRequests', label: t.requests },
  c: { route: 'adminCaregivers', label: t.caregivers },
  a: { route: 'adminApplications', label: t.applications },
  l: { route: 'adminPlacements', label: t.placements },
  v: { route: 'adminVisits', label: t.visits },
  o: { route: 'adminReports', label: t.reports },
  u: { route: 'adminUsers', label: t.users },
  t: { route: 'adminAuditLog', label: t.auditLog },
  e: { route: 'adminEmails', label: t.emailsDidNotArrive },
} as const satisfies Record<string, { route: RouteName; label: string }>;
