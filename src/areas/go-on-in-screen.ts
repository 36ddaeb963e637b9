let came = false;

/** Names the screen to screen readers. The next Tab begins here, not where the last screen was left. */
export function goOnInScreen(title: string): void {
  const main = document.querySelector('main');
  main?.setAttribute('aria-label', title);
  const { activeElement } = document;
  // A focus that the screen has set itself is better.
  const isOn = activeElement !== main && activeElement?.closest('main, dialog[open]');
  if (came && main && !isOn) {
    // If it already had the focus, screen readers would say nothing.
    main.blur();
    main.focus({ preventScroll: true });
  }
  came = true;
}
