import type { Route } from './routes.ts';

type Routes = Record<string, Route>;

/** The `sitemap.xml` of a site at `site`: every route that search engines may show, with its full address. */
export function sitemap(routes: Routes, site: URL): string {
  const entries = indexed(routes).map(({ path }) => `  <url><loc>${new URL(path, site).href}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * The `robots.txt` of a site at `site`. The guarded areas are left out, except for the open pages inside their paths: the
 * longest rule that fits a path wins.
 */
export function robots(routes: Routes, site: URL): string {
  const areas = [...new Set(Object.values(routes).filter(isGuarded).map(areaOf))];
  const open = indexed(routes).filter((route) => areas.includes(areaOf(route)));
  const rules = [...open.map(({ path }) => `Allow: ${path}`), ...areas.map((area) => `Disallow: ${area}`)];
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
}

const indexed = (routes: Routes) => Object.values(routes).filter((route) => route.indexed);
const isGuarded = ({ access }: Route) => access !== 'anyone';
const areaOf = ({ path }: Route) => `/${path.split('/')[1] ?? ''}`;
