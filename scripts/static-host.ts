import type { AstroIntegration } from 'astro';
import { writeFile } from 'node:fs/promises';
import { matchRoute, ROUTES, type Route } from '../src/lib/routes.ts';

/**
 * Makes every server send a path of the route table that has no page of its own to the page that shows it: a static host
 * by its `_redirects` file, the development server by a middleware. An unknown path gets 404.html, which leads to `/`.
 */
export function staticHost(): AstroIntegration {
  return {
    name: 'static-host',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          if (request.url) request.url = pageFor(request.url);
          next();
        });
      },
      'astro:build:done': ({ dir }) => writeFile(new URL('_redirects', dir), redirects(ROUTES)),
    },
  };
}

/** The address with the path of the page that serves it; addresses with a page of their own stay as they are. */
export function pageFor(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  const shell = matchRoute(pathname)?.route.shell;
  return shell ? `${shell}/${search}` : address;
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. It ends without a rule for everything else: Cloudflare follows
 * redirects before it looks for a file, so that such a rule would hide every page.
 */
export function redirects(routes: Record<string, Route>): string {
  const lines = Object.values(routes)
    .filter(({ path, shell }) => shell !== undefined && shell !== path)
    .map(({ path, shell }) => `${path} ${shell}/ 200`);
  // Cloudflare wants static rules before those with parameters.
  lines.sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  return `${lines.join('\n')}\n`;
}
