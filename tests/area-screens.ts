import { type GuardedAccess, type Route, ROUTES } from '../src/domain/routes.ts';

/** The screens of an area that need no record in their address. `/admin` itself only redirects. */
export const screensFor = (who: GuardedAccess) =>
  Object.values<Route>(ROUTES).flatMap(({ path, access }) =>
    access === who && path !== '/admin' && !path.includes(':') ? [path] : [],
  );
