import { fileFor } from '../domain/routes.ts';

/**
 * How the worker answers a request: with a kept page, with a hashed file, or with the server's answer to an unknown
 * path.
 */
export type Answer =
  | { from: 'page'; file: string }
  | { from: 'asset'; path: string }
  | { from: 'unknown-path' };

/** Paths that only the server answers. The worker must neither intercept nor cache them. */
const SERVERS_OWN = /^\/(?:(?:rest|auth|storage)\/v1|mailbox|healthz)(?:\/|$)/;

/**
 * How the worker answers a request (docs/specification.md, Offline); undefined for what it leaves to the browser: the
 * API, other origins, and everything but GET. A page's query string is ignored.
 */
export function answerTo(
  { method, mode, url }: { method: string; mode: string; url: string },
  origin: string,
): Answer | undefined {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin || SERVERS_OWN.test(pathname)) return undefined;
  if (pathname.startsWith('/_astro/')) return { from: 'asset', path: pathname };
  if (mode !== 'navigate') return undefined;
  const file = fileFor(pathname);
  return file ? { from: 'page', file } : { from: 'unknown-path' };
}
