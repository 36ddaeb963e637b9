import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { screensFor } from '../area-screens.ts';
import { STATIC_PAGES } from '../static-pages.ts';
import { measureBytes } from './bytes.ts';
import { atMost, type Row } from './row.ts';

const ADMIN_SCREENS = screensFor('admin').filter((path) => path !== '/admin/dashboard');

/** The bytes of each page before any interaction, against docs/specification.md, Budgets. */
export async function measurePages(origin: string): Promise<Row[]> {
  const bytes = await measureBytes(origin, [
    ...STATIC_PAGES.map((path) => ({ path })),
    ...['/request', '/track', '/login', '/register'].map((path) => ({ path })),
    { path: '/caregiver/dashboard', as: demoAccounts.caregiver },
    { path: '/admin/dashboard', as: demoAccounts.admin },
    ...ADMIN_SCREENS.map((path) => ({ path, as: demoAccounts.admin })),
  ]);
  const of = (path: string) => bytes.get(path) ?? { document: Number.NaN, script: Number.NaN };
  const dashboard = of('/admin/dashboard').script;
  return [
    ...STATIC_PAGES.flatMap((path) => [
      atMost(`${path}: HTML + CSS`, of(path).document / 1024, 14, 'KB'),
      atMost(`${path}: JavaScript`, of(path).script / 1024, 5, 'KB'),
    ]),
    atMost('/request, first step: JavaScript', of('/request').script / 1024, 102, 'KB'),
    atMost('/track: JavaScript', of('/track').script / 1024, 102, 'KB'),
    atMost('/login: JavaScript', of('/login').script / 1024, 116, 'KB'),
    atMost('/register: JavaScript', of('/register').script / 1024, 116, 'KB'),
    atMost('caregiver area, first screen: JavaScript', of('/caregiver/dashboard').script / 1024, 136, 'KB'),
    atMost('admin area, first screen: JavaScript', dashboard / 1024, 150, 'KB'),
    // A cold load of a screen includes the area. Its own cost is what it adds to the dashboard.
    ...ADMIN_SCREENS.map((path) =>
      atMost(`${path}: more JavaScript`, Math.max(0, of(path).script - dashboard) / 1024, 30, 'KB'),
    ),
  ];
}
