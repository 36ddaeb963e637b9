let came = false;

/** Names the screen to screen readers. The next Tab begins here, not where the last screen was left. */
export function goOnInScreen(title: string): void {
  const main = document.querySelector('main');
  main?.setAttribute('aria-label', title);
  const { activeElement } = document;
  // What a screen has put the focus on is better.
  const isOn = activeElement !== main && activeElement?.closest('main, dialog[open]');
  if (came && main && !isOn) {
    // Else a reader that was there already says nothing.
    main.blur();
    main.focus({ preventScroll: true });
  }
  came = true;
}
