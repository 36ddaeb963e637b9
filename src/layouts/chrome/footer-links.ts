import { href } from '../../domain/routes.ts';
import type { ChromeLink } from './links.ts';
import * as t from './words.ts';

/** The link for families who return, in drawer and footer. */
export const FAMILY: readonly ChromeLink[] = [{ label: t.followRequest, path: href('track') }];

/** The footer's columns of links (docs/specification.md, Footer). */
export const FOOTER: readonly { id: string; title: string; links: readonly ChromeLink[] }[] = [
  {
    id: 'quick-links',
    title: t.quickLinks,
    links: [
      { label: t.home, path: href('home') },
      { label: t.about, path: href('about') },
      { label: t.services, path: href('services') },
      { label: t.contact, path: href('contact') },
    ],
  },
  {
    id: 'family-links',
    title: t.forFamilies,
    links: [{ label: t.requestCare, path: href('request') }, ...FAMILY],
  },
  {
    id: 'caregiver-links',
    title: t.forCaregivers,
    links: [
      { label: t.workCaregiver, path: href('register') },
      { label: t.benefits, path: href('caregiverBenefits') },
      { label: t.training, path: href('caregiverTraining') },
      { label: t.questions, path: href('caregiverFaq') },
    ],
  },
];

/** The footer's last line: the specification's two links, then those that the law requires of a public body. */
export const LEGAL: readonly ChromeLink[] = [
  { label: t.privacy, path: href('privacy') },
  { label: t.terms, path: href('terms') },
  { label: t.accessibility, path: href('accessibility') },
  { label: t.complaints, path: href('complaints') },
  { label: t.safeguarding, path: href('safeguarding') },
  { label: t.cookies, path: href('cookies') },
];
