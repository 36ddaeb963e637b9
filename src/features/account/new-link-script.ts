/**
 * Stands in the page: where another link of an email is opened over this one, only what is behind the `#` changes, and the page
 * would stay as it is.
 */
export const newLinkScript = `addEventListener('hashchange', () => {
  if (location.hash.includes('=')) location.reload();
});`;
