/**
 * Runs in the page. If another email link opens in the same tab, only the part after the `#` changes, and the browser
 * would not load the page again.
 */
export const newLinkScript = `addEventListener('hashchange', () => {
  if (location.hash.includes('=')) location.reload();
});`;
