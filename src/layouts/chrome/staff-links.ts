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

/** Those that the bar of a desk shows beside the specification's. */
const near: readonly ChromeLink[] = [applications, documents, placements];
const farther: readonly ChromeLink[] = [visits, users, ...rest];

/**
 * Staff's other links, beside those of the specification: a group of its own after them (decision 0122). The bar has
 * none of the drawer's.
 */
export const STAFF_LINKS: Record<'near' | 'farther' | 'drawer', readonly ChromeLink[]> = {
  near,
  farther,
  drawer: [documents, placements, visits, ...rest],
};
