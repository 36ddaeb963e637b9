import type { AstroIntegration } from 'astro';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { matchRoute, ROUTES, type Route } from '../src/domain/routes.ts';
import { beforeGoingLive, isOwnMachine } from './before-going-live.ts';
import { trimPolicy } from './content-policy.ts';

/**
 * Maps paths of the route table without a built page to the page that shows them: on a static host by its `_redirects`
 * file, on the development server by a middleware. An unknown path gets 404.html, which leads to `/`. Every built page
 * has its own content policy.
 */
export function staticHost(): AstroIntegration {
  let site = '';
  return {
    name: 'static-host',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site ?? '';
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          if (request.url) request.url = pageFor(request.url);
          next();
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const warning of beforeGoingLive(site)) logger.warn(warning);
        await writeFile(new URL('_redirects', dir), redirects(ROUTES));
        const headers = new URL('_headers', dir);
        await writeFile(headers, headersAt(site, await readFile(headers, 'utf8')));
        for await (const name of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
          const page = new URL(name, dir);
          await writeFile(page, trimPolicy(await readFile(page, 'utf8')));
        }
      },
    },
  };
}

/**
 * The `_headers` file of a site at this address. Without https, or on this machine's own address, it doesn't tell
 * browsers to use only https, since they would then use it for everything under that name.
 */
export const headersAt = (site: string, headers: string): string =>
  site.startsWith('https:') && !isOwnMachine(site)
    ? headers
    : headers.replace(/^ +Strict-Transport-Security:.*\n/m, '');

/** The address with the path of the page that serves it. The address of a built page stays as it is. */
export function pageFor(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  const shell = matchRoute(pathname)?.route.shell;
  return shell ? `${shell}/${search}` : address;
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. It has no rule for everything else: Cloudflare
 * follows redirects before it looks for a file, so such a rule would hide every page.
 */
export function redirects(routes: Record<string, Route>): string {
  const lines = Object.values(routes)
    .filter(({ path, shell }) => shell !== undefined && shell !== path)
    .map(({ path, shell }) => `${path} ${shell}/ 200`);
  // Cloudflare wants static rules before those with parameters.
  lines.sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  return `${lines.join('\n')}\n`;
}
