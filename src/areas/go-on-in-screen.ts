let came = false;

/** What was pressed to come to a screen is gone with the last one: the next Tab begins here, not at the top of the page. */
export function goOnInScreen(): void {
  if (came && document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
  came = true;
}
