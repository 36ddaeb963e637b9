import { href } from '../../domain/routes.ts';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import * as t from './words.ts';

export type ChromeLink = { label: string; path: string };

type Links = {
  /** The logo's link. */
  home: string;
  bar: ChromeLink[];
  /** Links of the drawer beyond the bar's. */
  drawer: ChromeLink[];
  account: ChromeLink[];
  /** Links beyond the specification's, in a group after them, in drawer and account menu. */
  ours: ChromeLink[];
};

/** The links of the top bar, the side drawer and the account menu for each role (docs/specification.md, Links by role). */
export const LINKS: Record<'anyone' | 'admin' | 'caregiver', Links> = {
  anyone: {
    home: href('landing'),
    bar: [
      { label: t.home, path: href('landing') },
      { label: t.requestService, path: href('request') },
      { label: t.signIn, path: href('login') },
      { label: t.signUp, path: href('register') },
    ],
    drawer: [
      { label: t.login, path: href('login') },
      { label: t.register, path: href('register') },
    ],
    account: [],
    ours: [],
  },
  admin: {
    home: href('adminDashboard'),
    bar: [
      { label: t.dashboard, path: href('adminDashboard') },
      { label: t.caregivers, path: href('adminCaregivers') },
      { label: t.requests, path: href('adminRequests') },
    ],
    drawer: [
      { label: t.applications, path: href('adminApplications') },
      { label: t.users, path: href('adminUsers') },
    ],
    account: [
      { label: t.profile, path: href('adminDashboard') },
      { label: t.settings, path: href('adminUsers') },
    ],
    ours: [],
  },
  caregiver: {
    home: href('caregiverDashboard'),
    bar: [
      { label: t.dashboard, path: href('caregiverDashboard') },
      { label: t.profile, path: href('caregiverProfile') },
      { label: t.applications, path: href('caregiverApplications') },
    ],
    drawer: [
      { label: t.myProfile, path: href('caregiverProfile') },
      { label: t.documents, path: href('caregiverDocuments') },
    ],
    account: [
      { label: t.profile, path: href('caregiverProfile') },
      { label: t.documents, path: href('caregiverDocuments') },
    ],
    ours: [
      { label: t.jobs, path: href('caregiverJobs') },
      { label: t.myAccount, path: href('account') },
      { label: t.help, path: href('caregiverFaq') },
    ],
  },
};

export const ROLES = Object.keys(LINKS) as (keyof typeof LINKS)[];

export type Watched = 'profile' | 'documents' | 'applications';

/** What the bell's fixed badge of 3 counts (docs/specification.md, Bell). */
export const WATCHED: { thing: Watched; label: string; path: string; icon: IconName }[] = [
  { thing: 'profile', label: t.profile, path: href('caregiverProfile'), icon: 'user' },
  { thing: 'documents', label: t.documents, path: href('caregiverDocuments'), icon: 'document' },
  { thing: 'applications', label: t.applications, path: href('caregiverApplications'), icon: 'mail' },
];
