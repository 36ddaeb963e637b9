import { href } from '../../domain/routes.ts';
import type { ChromeLink } from './links.ts';

const applications = { label: 'Applications', path: href('adminApplications') };
const users = { label: 'Users', path: href('adminUsers') };
const papers = { label: 'Papers', path: href('adminPapers') };
const placements = { label: 'Placements', path: href('adminPlacements') };
const rest = [
  { label: 'Trail', path: href('adminTrail') },
  { label: 'Emails', path: href('adminEmails') },
];

/**
 * Where else staff work, beside the links that the specification gives them: a group of its own after those (decision 0122).
 * The bar has none of the drawer's.
 */
export const ROOMS: Record<'bar' | 'drawer', readonly ChromeLink[]> = {
  bar: [applications, papers, placements, users, ...rest],
  drawer: [papers, placements, ...rest],
};
