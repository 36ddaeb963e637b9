/**
 * Asks for the search by the bar's button and its keys. The admin area has the search itself, which would be too large
 * for every page.
 */
export function followFinder() {
  const button = document.querySelector<HTMLElement>('[data-open-finder]');
  if (!button) return;
  const ask = () => {
    const isTaken = !dispatchEvent(new Event('searchasked', { cancelable: true }));
    if (isTaken) return;
    const area = location.pathname.startsWith('/admin/') ? '' : button.dataset['openFinder'];
    location.assign(`${area ?? ''}#search`);
  };

  button.addEventListener('click', ask);
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const wanted = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
    // Only admins see the button, and only then do its keys work.
    if (!wanted || button.getClientRects().length === 0) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) ask();
  });
}
