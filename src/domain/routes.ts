// bundle: routes
/** Who may enter a route. `anyone` includes people who are signed in; `member` is whoever is, whatever the role. */
type Access = 'anyone' | 'member' | 'caregiver' | 'admin';

/** Whom a guarded area is for. */
export type GuardedAccess = Exclude<Access, 'anyone'>;

export type Route = {
  /** Path pattern; a segment that begins with `:` stands for any one segment. */
  path: string;
  access: Access;
  /** What the mobile header calls the screen. */
  title: string;
  /** The folder of the built page that serves the path, when it is not the path itself. */
  shell?: string;
  /** A page for people who search: it is in the sitemap, and search engines may show it. */
  indexed?: true;
};

/** A route that keeps its path as a literal type, so that `href` knows its parameters, and whom it is for. */
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
/** A page that stands in the sitemap. */
const found = <Path extends string>(path: Path, title: string): RouteAt<Path, 'anyone'> => ({
  ...open(path, title),
  indexed: true,
});

/**
 * The one route table (docs/specification.md, Routes). Guards, navigation, mobile titles, the rewrites of
 * every server and the tests come from it. A path that matches none of these redirects to `/`.
 */
export const ROUTES = {
  home: open('/', 'Caregiver Placement'),
  landing: found('/landing', 'Welcome'),
  login: open('/login', 'Sign In'),
  register: open('/register', 'Sign Up'),
  registerCaregiver: open('/register/caregiver', 'Sign Up', '/register'),
  registrationConfirmation: open('/registration/confirmation', 'Almost there'),
  adminSetup: open('/admin/setup', 'Set up'),
  request: found('/request', 'Request care'),
  requestConfirmation: open('/request/confirmation', 'Your request for care'),
  track: open('/track', 'Follow your request'),
  confirmEmail: open('/auth/confirm', 'Confirm'),
  passwordForgot: open('/password/forgot', 'Forgotten password'),
  passwordNew: open('/password/new', 'New password'),
  stopEmails: open('/emails/stop', 'Emails'),
  account: { path: '/account', access: 'member', title: 'Account' },

  about: found('/about', 'About'),
  services: found('/services', 'Services'),
  contact: found('/contact', 'Contact'),
  privacy: found('/privacy', 'Privacy'),
  terms: found('/terms', 'Terms'),
  accessibility: found('/accessibility', 'Accessibility'),
  complaints: found('/complaints', 'Complaints'),
  safeguarding: found('/safeguarding', 'Safeguarding'),
  cookies: found('/cookies', 'Cookies'),
  // Open to anyone, though they lie inside the caregiver area's path.
  caregiverBenefits: found('/caregiver/benefits', 'Benefits'),
  caregiverTraining: found('/caregiver/training', 'Training'),
  caregiverFaq: found('/caregiver/faq', 'Questions'),

  caregiverDashboard: caregiver('/caregiver/dashboard', 'Dashboard'),
  caregiverDocuments: caregiver('/caregiver/documents', 'Documents'),
  caregiverProfile: caregiver('/caregiver/profile-completion', 'My Profile'),
  caregiverApplications: caregiver('/caregiver/applications', 'Applications'),
  caregiverApplication: caregiver('/caregiver/applications/:id', 'Application'),
  caregiverJobs: caregiver('/caregiver/jobs', 'Jobs'),
  caregiverApply: caregiver('/caregiver/apply/:jobId', 'Apply'),

  admin: admin('/admin', 'Dashboard'),
  adminDashboard: admin('/admin/dashboard', 'Dashboard'),
  adminCaregivers: admin('/admin/caregivers', 'Caregivers'),
  adminCaregiver: admin('/admin/caregivers/:id', 'Caregiver'),
  adminCaregiverOld: admin('/admin/caregivers/:id/old', 'Caregiver record'),
  adminDocuments: admin('/admin/papers', 'Documents'),
  adminRequests: admin('/admin/requests', 'Requests'),
  adminRequestNew: admin('/admin/requests/new', 'New request'),
  adminRequest: admin('/admin/requests/:id', 'Request'),
  adminApplications: admin('/admin/applications', 'Applications'),
  adminApplication: admin('/admin/applications/:id', 'Application'),
  adminPlacements: admin('/admin/placements', 'Placements'),
  adminPlacement: admin('/admin/placements/:id', 'Placement'),
  adminUsers: admin('/admin/users', 'Users'),
  adminUser: admin('/admin/users/:id', 'User'),
  adminAuditLog: admin('/admin/trail', 'Trail'),
  adminEmails: admin('/admin/emails', 'Emails'),
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

/** The route a path belongs to, literal segments before parameters; undefined for an unknown path. */
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

/** The built file that serves a path, from the site's root; undefined where the path redirects to `/`. */
export function fileFor(pathname: string): string | undefined {
  const match = matchRoute(pathname);
  if (!match) return undefined;
  const folder = match.route.shell ?? match.route.path;
  return folder === '/' ? '/index.html' : `${folder}/index.html`;
}

const segments = (pathname: string) => pathname.split('/').filter(Boolean);
