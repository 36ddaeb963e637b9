import { matchRoute, ROUTES, type Route } from '../../domain/routes.ts';

/**
 * What the mobile header calls a built page. Empty for the shell of several screens: which of
 * them is shown, only the address in the browser tells.
 */
export function titleOfPage(pathname: string, fallback: string): string {
  const page = pathname.replace(/(?<=.)\/$/, '');
  const shown = Object.values<Route>(ROUTES).filter(({ path, shell }) => (shell ?? path) === page);
  const titles = new Set(shown.map(({ title }) => title));
  return titles.size > 1 ? '' : (matchRoute(page)?.route.title ?? fallback);
}
