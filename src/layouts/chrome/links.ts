import { href } from '../../domain/routes.ts';
import type { IconName } from '../../ui/icon/icon-paths.ts';

export type ChromeLink = { label: string; path: string };

type Links = {
  /** Where the logo leads. */
  home: string;
  bar: ChromeLink[];
  /** What the side drawer adds to the bar's links. */
  drawer: ChromeLink[];
  account: ChromeLink[];
};

/** The links of the top bar, the side drawer and the account menu for each role (docs/specification.md, Links by role). */
export const LINKS: Record<'anyone' | 'admin' | 'caregiver', Links> = {
  anyone: {
    home: href('landing'),
    bar: [
      { label: 'Home', path: href('landing') },
      { label: 'Request Service', path: href('request') },
      { label: 'Sign In', path: href('login') },
      { label: 'Sign Up', path: href('register') },
    ],
    drawer: [
      { label: 'Login', path: href('login') },
      { label: 'Register', path: href('register') },
    ],
    account: [],
  },
  admin: {
    home: href('adminDashboard'),
    bar: [
      { label: 'Dashboard', path: href('adminDashboard') },
      { label: 'Caregivers', path: href('adminCaregivers') },
      { label: 'Requests', path: href('adminRequests') },
    ],
    drawer: [
      { label: 'Applications', path: href('adminApplications') },
      { label: 'Users', path: href('adminUsers') },
    ],
    account: [
      { label: 'Profile', path: href('adminDashboard') },
      { label: 'Settings', path: href('adminUsers') },
    ],
  },
  caregiver: {
    home: href('caregiverDashboard'),
    bar: [
      { label: 'Dashboard', path: href('caregiverDashboard') },
      { label: 'Profile', path: href('caregiverProfile') },
      { label: 'Applications', path: href('caregiverApplications') },
    ],
    drawer: [
      { label: 'My Profile', path: href('caregiverProfile') },
      { label: 'Documents', path: href('caregiverDocuments') },
    ],
    account: [
      { label: 'Profile', path: href('caregiverProfile') },
      { label: 'Documents', path: href('caregiverDocuments') },
    ],
  },
};

export const ROLES = Object.keys(LINKS) as (keyof typeof LINKS)[];

export type Watched = 'profile' | 'documents' | 'applications';

/** What the bell's fixed badge of 3 counts (docs/specification.md, Bell). */
export const WATCHED: { thing: Watched; label: string; path: string; icon: IconName }[] = [
  { thing: 'profile', label: 'Profile', path: href('caregiverProfile'), icon: 'user' },
  { thing: 'documents', label: 'Documents', path: href('caregiverDocuments'), icon: 'document' },
  { thing: 'applications', label: 'Applications', path: href('caregiverApplications'), icon: 'mail' },
];
