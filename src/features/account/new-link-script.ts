/**
 * Runs in the page. If another email link opens over this one, only the part behind the `#` changes, and the page
 * would stay as it is.
 */
export const newLinkScript = `addEventListener('hashchange', () => {
  if (location.hash.includes('=')) location.reload();
});`;
