import { createRouter } from '@nanostores/router';
import { ROUTES, type GuardedAccess, type RouteName } from '../domain/routes.ts';

/** The client router of a guarded area, from its rows of the route table. */
export function createAreaRouter(area: GuardedAccess) {
  const rows = Object.entries(ROUTES).filter(([, route]) => route.access === area);
  // Literal segments before parameters: /admin/requests/new is not the request with the id "new".
  rows.sort(([, a], [, b]) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
  const $router = createRouter(Object.fromEntries(rows.map(([name, { path }]) => [name, path])), {
    links: false,
  });
  const routes = new Set(rows.map(([name]) => name));

  /** Goes to a path: within the area without loading a page, else by the browser. */
  const open = (path: string, replace = false) => {
    if (routes.has(routeOf(path) ?? '')) $router.open(path, replace);
    else location.assign(path);
  };

  const routeOf = (path: string): RouteName | undefined => {
    const { pathname } = new URL(path, location.origin);
    const match = $router.routes.find(([, pattern]) => pattern.test(pathname.replace(/(?<=.)\/$/, '')));
    return match?.[0] as RouteName | undefined;
  };

  /** Lets links to the area's own screens change the screen without loading a page. */
  const followLinks = () => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain =
        event.button === 0 && !event.altKey && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || !routeOf(link.href)) return;
      // The browser follows links within the page.
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      $router.open(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  };

  return { $router, open, followLinks };
}
