import { href } from '../../domain/routes.ts';
import type { ChromeLink } from './links.ts';

const applications = { label: 'Applications', path: href('adminApplications') };
const users = { label: 'Users', path: href('adminUsers') };
const documents = { label: 'Documents', path: href('adminDocuments') };
const placements = { label: 'Placements', path: href('adminPlacements') };
const rest = [
  { label: 'Trail', path: href('adminAuditLog') },
  { label: 'Emails', path: href('adminEmails') },
];

/**
 * Where else staff work, beside the links that the specification gives them: a group of its own after those (decision 0122).
 * The bar has none of the drawer's.
 */
export const STAFF_LINKS: Record<'bar' | 'drawer', readonly ChromeLink[]> = {
  bar: [applications, documents, placements, users, ...rest],
  drawer: [documents, placements, ...rest],
};
