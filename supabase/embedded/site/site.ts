import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openSiteFiles, type Encoding, type SiteFile } from './files.ts';
import { parseHeaders, parseRedirects } from './rules.ts';

const safeHeaders: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
];

/**
 * Headers that only matter for pages. Scripts and pictures are sent without them: with many small files they add up.
 */
const pageHeaders = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

/**
 * Serves the built site as a static host would: files first, then the rules of its `_redirects`, then a redirect to
 * `/`; with the headers of its `_headers`. Bundles are immutable (their names are hashes), everything else is
 * revalidated.
 */
export function serveSite(folder: string): (request: Request) => Promise<Response> {
  const files = openSiteFiles(folder);
  const readRules = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const redirects = parseRedirects(readRules('_redirects'));
  const headerRules = parseHeaders(readRules('_headers'));

  const headersFor = (pathname: string) => {
    const headers = new Headers(safeHeaders);
    for (const rule of headerRules) {
      if (rule.pattern.test(pathname)) for (const [name, value] of rule.headers) headers.set(name, value);
    }
    return headers;
  };

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = headersFor(pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      headers.set('Allow', 'GET, HEAD');
      return new Response('Method not allowed', { status: 405, headers });
    }
    const file = await files.find(pathname);
    if (file) return sendFile(request, file, headers);
    // A missing bundle must not become a page: the browser would try to run it.
    if (pathname.startsWith('/_astro/')) {
      headers.set('Cache-Control', 'no-store');
      return new Response('Not found', { status: 404, headers });
    }

    const rule = redirects.find(({ pattern }) => pattern.test(pathname));
    const rewritten = rule?.status === 200 ? await files.find(rule.target) : undefined;
    if (rewritten) return sendFile(request, rewritten, headers);
    if (pathname === '/' && !rule)
      return new Response('The site is not built yet.', { status: 404, headers });
    const isRedirect = rule !== undefined && rule.status >= 300 && rule.status < 400;
    headers.set('Location', isRedirect ? rule.target + (rule.target === '/' ? '' : search) : '/');
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: isRedirect ? rule.status : 302, headers });
  };
}

async function sendFile(request: Request, file: SiteFile, headers: Headers): Promise<Response> {
  const { pathname } = new URL(request.url);
  const encoding = file.isText ? preferredEncoding(request.headers.get('accept-encoding') ?? '') : 'identity';
  const eTag = `"${file.eTag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const isNamedByContent = pathname.startsWith('/_astro/');
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
  }
  // A file that is named by its content never changes, so no browser asks whether it has.
  if (!isNamedByContent) headers.set('ETag', eTag);
  headers.set('Content-Type', file.contentType);
  if (!file.contentType.startsWith('text/html')) for (const name of pageHeaders) headers.delete(name);
  if (file.isText) headers.set('Vary', 'Accept-Encoding');
  if (matches(request.headers.get('if-none-match'), eTag))
    return new Response(null, { status: 304, headers });

  const body = await file.body(encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}

function preferredEncoding(accepted: string): Encoding {
  const offers = accepted.split(',').map((offer) => offer.trim().split(/;\s*q=/));
  const allows = (name: string) =>
    offers.some(([offer, quality = '1']) => offer === name && Number(quality) > 0);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

const matches = (header: string | null, eTag: string) =>
  header !== null && header.split(',').some((given) => given.trim().replace(/^W\//, '') === eTag);
