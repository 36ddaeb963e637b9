import { type Route, ROUTES } from '../src/domain/routes.ts';

/** The pages that search engines may show. */
export const INDEXED_PAGES = Object.values<Route>(ROUTES).flatMap(({ path, indexed }) =>
  indexed ? [path] : [],
);

/** The pages of text: all indexed pages except the wizard, which is an island. */
export const STATIC_PAGES = [
  ...INDEXED_PAGES.filter((path) => path !== '/request'),
  '/request/confirmation',
  '/registration/confirmation',
  '/emails/stop',
];
