import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/i;
const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi;
const HASH = / 'sha256-([A-Za-z0-9+/=]+)'/g;

/**
 * Leaves in a built page's content security policy only the hashes of its own inline scripts and styles.
 * Astro lists those of the whole site on every page. That is some 3 KB that can't be compressed, and would
 * allow each page the scripts of all others.
 */
export function trimPolicy(html: string): string {
  const used = new Set(
    [...html.matchAll(INLINE)].map(
      ([, , content = '']) =>
        // A script in a file has nothing between its tags.
        content && createHash('sha256').update(content).digest('base64'),
    ),
  );
  return html.replace(
    POLICY,
    (_, start: string, policy: string, end: string) =>
      start + policy.replace(HASH, (entry, hash: string) => (used.has(hash) ? entry : '')) + end,
  );
}
