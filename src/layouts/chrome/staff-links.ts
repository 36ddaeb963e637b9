import { href } from '../../domain/routes.ts';
import type { ChromeLink } from './links.ts';
import * as t from './words.ts';

const applications = { label: t.applications, path: href('adminApplications') };
const users = { label: t.users, path: href('adminUsers') };
const documents = { label: t.documents, path: href('adminDocuments') };
const placements = { label: t.placements, path: href('adminPlacements') };
const visits = { label: t.visits, path: href('adminVisits') };
const rest = [
  { label: t.reports, path: href('adminReports') },
  { label: t.auditLog, path: href('adminAuditLog') },
  { label: t.emails, path: href('adminEmails') },
];

/** The links that a wide bar shows beside the specification's. */
const near: readonly ChromeLink[] = [applications, documents, placements];
const farther: readonly ChromeLink[] = [visits, users, ...rest];

/**
 * Staff's links beyond the specification's, in a group after them (decision 0122). Those of the drawer are in no bar.
 */
export const STAFF_LINKS: Record<'near' | 'farther' | 'drawer', readonly ChromeLink[]> = {
  near,
  farther,
  drawer: [documents, placements, visits, ...rest],
};
