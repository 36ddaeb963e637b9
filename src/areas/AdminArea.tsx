import { lazy } from 'react';
import { href, type ScreenName } from '../domain/routes.ts';
import { Area } from './Area.tsx';
import { followKeys } from './follow-keys.ts';
import { followSearch } from './follow-search.ts';
import { followUnread } from './follow-unread.ts';
import { goOnInScreen } from './go-on-in-screen.ts';
import { returnToRows } from './return-to-row.ts';
import { createAreaRouter } from './router.ts';

// Before the router reads the address: /admin redirects to /admin/dashboard (docs/specification.md, For admins).
if (/^\/admin\/?$/.test(location.pathname)) history.replaceState(null, '', href('adminDashboard'));

const router = createAreaRouter('admin');
followSearch();
followUnread();
followKeys(router.open);
returnToRows();

type Name = ScreenName<'admin'>;

/**
 * Loads a screen, with the words for refusals of staff's steps. The list of the screens' files is long, so it is apart:
 * every phone keeps this area, for its guard.
 */
async function load(name: Name) {
  const [{ STAFF_SCREENS }] = await Promise.all([
    import('./staff-screens.ts'),
    import('../domain/staff-words.ts'),
  ]);
  return STAFF_SCREENS[name]();
}

const names = router.$router.routes
  .map(([name]) => name as Name | 'admin')
  .filter((name) => name !== 'admin');
const screens = Object.fromEntries(names.map((name) => [name, lazy(() => load(name))]));

// The first screen loads while the account is read.
const first = router.$router.get()?.route;
if (first && first in screens) load(first as Name).catch(() => undefined);

/** Everything under /admin except the set-up page. */
export default function AdminArea() {
  return <Area who="admin" router={router} screens={screens} onScreen={goOnInScreen} />;
}
