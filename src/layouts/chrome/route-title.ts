import { matchRoute, ROUTES, type Route } from '../../domain/routes.ts';

/** The mobile header's title of a built page. A shell has none, since it serves several screens. */
export function titleOfPage(pathname: string, fallback: string): string {
  const page = pathname.replace(/(?<=.)\/$/, '');
  const shown = Object.values<Route>(ROUTES).filter(({ path, shell }) => (shell ?? path) === page);
  const titles = new Set(shown.map(({ title }) => title));
  return titles.size > 1 ? '' : (matchRoute(page)?.route.title ?? fallback);
}
