// bundle: session
/** The sign-in address that comes back to this path afterwards. */
export const signInPath = (from: string) => `/login?from=${encodeURIComponent(from)}`;

/** The path to return to after sign-in, if it is on this site. Anything else is dropped. */
export function returnPath(search: string, origin: string): string | undefined {
  const raw = new URLSearchParams(search).get('from');
  if (!raw || !/^\/(?![/\\])/.test(raw)) return undefined;
  const url = URL.parse(raw, origin);
  if (url?.origin !== origin) return undefined;
  // `/.//elsewhere` is on this site, but its normalised path `//elsewhere`, used alone, is not.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
