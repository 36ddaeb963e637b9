import { href } from '../../domain/routes.ts';
import type { ChromeLink } from './links.ts';

/** What a family comes back for, in drawer and footer. */
export const FAMILY: readonly ChromeLink[] = [{ label: 'Follow your request', path: href('track') }];

/** The footer's columns of links (docs/specification.md, Footer). */
export const FOOTER: readonly { id: string; title: string; links: readonly ChromeLink[] }[] = [
  {
    id: 'quick-links',
    title: 'Quick links',
    links: [
      { label: 'Home', path: href('home') },
      { label: 'About', path: href('about') },
      { label: 'Services', path: href('services') },
      { label: 'Contact', path: href('contact') },
    ],
  },
  {
    id: 'family-links',
    title: 'For families',
    links: [{ label: 'Request care', path: href('request') }, ...FAMILY],
  },
  {
    id: 'caregiver-links',
    title: 'For caregivers',
    links: [
      { label: 'Work as a caregiver', path: href('register') },
      { label: 'Benefits', path: href('caregiverBenefits') },
      { label: 'Training', path: href('caregiverTraining') },
      { label: 'Questions', path: href('caregiverFaq') },
    ],
  },
];

/** What stands in the footer's last line; the specification's two, then what a public body owes besides. */
export const LEGAL: readonly ChromeLink[] = [
  { label: 'Privacy', path: href('privacy') },
  { label: 'Terms', path: href('terms') },
  { label: 'Accessibility', path: href('accessibility') },
  { label: 'Complaints', path: href('complaints') },
  { label: 'Safeguarding', path: href('safeguarding') },
  { label: 'Cookies', path: href('cookies') },
];
