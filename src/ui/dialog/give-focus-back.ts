/**
 * Remembers where a dialog was opened. The function it returns gives the focus back there. If that element is gone or
 * disappears just then, it focuses the nearest heading: the row's, the card's or the page’s.
 */
export function rememberFocus(opener: Element | null): () => void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => undefined;
  const around: Element[] = [];
  for (let at = opener.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);

  return () => {
    // The focus may already be in another dialog, or on what comes next.
    if (!isNowhere() && document.activeElement !== opener) return;
    if (!focused(opener)) return toHeading(around);
    // The decision may remove the button once the page is read again.
    const watch = new MutationObserver(() => {
      if (document.activeElement === opener) return;
      watch.disconnect();
      if (!opener.isConnected && isNowhere()) toHeading(around);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  };
}

const isNowhere = () => !document.activeElement || document.activeElement === document.body;

/** Focuses an element if it can take the focus; returns whether it has it. */
function focused(element: HTMLElement): boolean {
  if (element.isConnected) element.focus();
  return document.activeElement === element;
}

function toHeading(around: readonly Element[]) {
  for (const place of around) {
    const heading = place.isConnected && place.querySelector<HTMLElement>('h1, h2, h3, h4');
    if (!heading) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    if (focused(heading)) return;
  }
}
