/** Opens and closes the side drawer; the dialog element brings Esc and focus handling. */
export function followDrawer() {
  const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
  const opener = document.querySelector('[data-open-drawer]');

  // Newer browsers open it by the button's command, even without scripts.
  if (opener && !('command' in opener)) opener.addEventListener('click', () => drawer?.showModal());
  drawer?.addEventListener('click', ({ target }) => {
    // A click on the dialog element itself is on the backdrop.
    const chosen = target instanceof Element && target.closest('a, [data-close-drawer]');
    if (target === drawer || chosen) drawer.close();
  });
  // A phone turned on its side may have room for the bar's links.
  addEventListener('resize', () => {
    if (opener?.getClientRects().length === 0) drawer?.close();
  });
}
