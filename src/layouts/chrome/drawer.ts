/** Opens and closes the side drawer; Esc, the trapped focus and its return come with the dialog. */
export function followDrawer() {
  const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
  const opener = document.querySelector('[data-open-drawer]');

  opener?.addEventListener('click', () => drawer?.showModal());
  drawer?.addEventListener('click', ({ target }) => {
    // The dialog itself is hit only beside its content, which is on the backdrop.
    const chosen = target instanceof Element && target.closest('a, [data-close-drawer]');
    if (target === drawer || chosen) drawer.close();
  });
  // A phone turned on its side may be wide enough for the bar's own links.
  addEventListener('resize', () => {
    if (opener?.getClientRects().length === 0) drawer?.close();
  });
}
