// bundle: routes
import * as t from './routes.words.ts';

/**
 * Who may enter a route. `anyone` includes people who are signed in. `member` is everyone signed in, with any
 * role.
 */
type Access = 'anyone' | 'member' | 'caregiver' | 'admin';

/** The role that a guarded area is for. */
export type GuardedAccess = Exclude<Access, 'anyone'>;

export type Route = {
  /** Path pattern; a segment that begins with `:` matches any one segment. */
  path: string;
  access: Access;
  /** What the mobile header calls the screen. */
  title: string;
  /** The folder of the built page that serves the path, if it is not the path itself. */
  shell?: string;
  /** Whether it is in the sitemap, so that search engines may show it. */
  indexed?: true;
};

/** A route that keeps its path as a literal type, so that `href` knows its parameters, and its role. */
type RouteAt<Path extends string, Who extends Access> = Route & { path: Path; access: Who };

const caregiver = <Path extends string>(path: Path, title: string): RouteAt<Path, 'caregiver'> => ({
  path,
  access: 'caregiver',
  title,
  shell: '/caregiver',
});
const admin = <Path extends string>(path: Path, title: string): RouteAt<Path, 'admin'> => ({
  path,
  access: 'admin',
  title,
  shell: '/admin',
});
const open = <Path extends string>(path: Path, title: string, shell?: string): RouteAt<Path, 'anyone'> => ({
  path,
  access: 'anyone',
  title,
  shell,
});
/** A page in the sitemap. */
const found = <Path extends string>(path: Path, title: string): RouteAt<Path, 'anyone'> => ({
  ...open(path, title),
  indexed: true,
});

/**
 * The one route table (docs/specification.md, Routes). Guards, navigation, mobile titles, the rewrites of
 * every server and the tests come from it. A path that matches none of these redirects to `/`.
 */
export const ROUTES = {
  home: open('/', t.caregiverPlacement),
  landing: found('/landing', t.welcome),
  login: open('/login', t.signIn),
  register: open('/register', t.signUp),
  registerCaregiver: open('/register/caregiver', t.signUp, '/register'),
  registrationConfirmation: open('/registration/confirmation', t.almostThere),
  adminSetup: open('/admin/setup', t.setUp),
  request: found('/request', t.requestCare),
  requestConfirmation: open('/request/confirmation', t.yourRequestForCare),
  track: open('/track', t.followYourRequest),
  confirmEmail: open('/auth/confirm', t.confirm),
  passwordForgot: open('/password/forgot', t.forgottenPassword),
  passwordNew: open('/password/new', t.newPassword),
  stopEmails: open('/emails/stop', t.emails),
  account: { path: '/account', access: 'member', title: t.account },

  about: found('/about', t.about),
  services: found('/services', t.services),
  contact: found('/contact', t.contact),
  privacy: found('/privacy', t.privacy),
  terms: found('/terms', t.terms),
  accessibility: found('/accessibility', t.accessibility),
  complaints: found('/complaints', t.complaints),
  safeguarding: found('/safeguarding', t.safeguarding),
  cookies: found('/cookies', t.cookies),
  // Open to anyone, though they lie inside the caregiver area's path.
  caregiverBenefits: found('/caregiver/benefits', t.workingCaregiver),
  caregiverTraining: found('/caregiver/training', t.training),
  caregiverFaq: found('/caregiver/faq', t.questions),

  caregiverDashboard: caregiver('/caregiver/dashboard', t.dashboard),
  caregiverDocuments: caregiver('/caregiver/documents', t.documents),
  caregiverProfile: caregiver('/caregiver/profile-completion', t.myProfile),
  caregiverApplications: caregiver('/caregiver/applications', t.applications),
  caregiverApplication: caregiver('/caregiver/applications/:id', t.application),
  caregiverJobs: caregiver('/caregiver/jobs', t.jobs),
  caregiverApply: caregiver('/caregiver/apply/:jobId', t.apply),

  admin: admin('/admin', t.dashboard),
  adminDashboard: admin('/admin/dashboard', t.dashboard),
  adminCaregivers: admin('/admin/caregivers', t.caregivers),
  adminCaregiverNew: admin('/admin/caregivers/new', t.addCaregiver),
  adminCaregiverImport: admin('/admin/caregivers/import', t.importCaregivers),
  adminCaregiver: admin('/admin/caregivers/:id', t.caregiver),
  adminCaregiverChange: admin('/admin/caregivers/:id/profile', t.changeProfile),
  adminCaregiverOld: admin('/admin/caregivers/:id/old', t.caregiverRecord),
  adminDocuments: admin('/admin/papers', t.documents),
  adminRequests: admin('/admin/requests', t.requests),
  adminRequestNew: admin('/admin/requests/new', t.newRequest),
  adminRequest: admin('/admin/requests/:id', t.request),
  adminApplications: admin('/admin/applications', t.applications),
  adminApplication: admin('/admin/applications/:id', t.application),
  adminPlacements: admin('/admin/placements', t.placements),
  adminPlacementImport: admin('/admin/placements/import', t.importPlacements),
  adminPlacement: admin('/admin/placements/:id', t.placement),
  adminVisits: admin('/admin/visits', t.visits),
  adminReports: admin('/admin/reports', t.reports),
  adminUsers: admin('/admin/users', t.users),
  adminUser: admin('/admin/users/:id', t.user),
  adminAuditLog: admin('/admin/trail', t.auditLog),
  adminEmails: admin('/admin/emails', t.emails),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** The routes of a guarded area that have a screen: all but `/admin`, which leads to the dashboard. */
export type ScreenName<Who extends GuardedAccess> = Exclude<
  { [Name in RouteName]: (typeof ROUTES)[Name] extends { access: Who } ? Name : never }[RouteName],
  'admin'
>;

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

/** The path of a route with its parameters filled in. */
export function href<Name extends RouteName>(
  name: Name,
  ...[params]: unknown extends Params<(typeof ROUTES)[Name]['path']>
    ? []
    : [Params<(typeof ROUTES)[Name]['path']>]
): string {
  return ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? ''),
  );
}

/** The route of a path, literal segments before parameters. Undefined for an unknown path. */
export function matchRoute(pathname: string): { name: RouteName; route: Route } | undefined {
  const wanted = segments(pathname);
  const matches = (Object.entries(ROUTES) as [RouteName, Route][]).filter(([, { path }]) => {
    const pattern = segments(path);
    return (
      pattern.length === wanted.length &&
      pattern.every((part, i) => part.startsWith(':') || part === wanted[i])
    );
  });
  const [name, route] = matches.find(([, { path }]) => !path.includes(':')) ?? matches[0] ?? [];
  return name && route && { name, route };
}

/** The built file that serves a path, from the site's root. Undefined if the path redirects to `/`. */
export function fileFor(pathname: string): string | undefined {
  const match = matchRoute(pathname);
  if (!match) return undefined;
  const folder = match.route.shell ?? match.route.path;
  return folder === '/' ? '/index.html' : `${folder}/index.html`;
}

const segments = (pathname: string) => pathname.split('/').filter(Boolean);
