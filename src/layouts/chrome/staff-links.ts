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
  { label: t.trail, path: href('adminAuditLog') },
  { label: t.emails, path: href('adminEmails') },
];

/**
 * Staff's other links, beside those of the specification: a group of its own after them (decision 0122). The bar has
 * none of the drawer's.
 */
export const STAFF_LINKS: Record<'bar' | 'drawer', readonly ChromeLink[]> = {
  bar: [applications, documents, placements, visits, users, ...rest],
  drawer: [documents, placements, visits, ...rest],
};
