/** Opens and closes the side drawer; the dialog element brings Esc and focus handling. */
export function followDrawer() {
  const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
  const opener = document.querySelector('[data-open-drawer]');

  // Newer browsers open it by the button's own command, also without scripts.
  if (opener && !('command' in opener)) opener.addEventListener('click', () => drawer?.showModal());
  drawer?.addEventListener('click', ({ target }) => {
    // A click whose target is the dialog itself is outside its content: on the backdrop.
    const chosen = target instanceof Element && target.closest('a, [data-close-drawer]');
    if (target === drawer || chosen) drawer.close();
  });
  // A phone turned on its side may be wide enough for the bar's own links.
  addEventListener('resize', () => {
    if (opener?.getClientRects().length === 0) drawer?.close();
  });
}
