/**
 * Remembers where a dialog was opened. What it answers gives the focus back there or, where that is gone or goes just then, to
 * the heading of what it stood in: a row’s, a card’s, at last the page’s.
 */
export function rememberFocus(opener: Element | null): () => void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => undefined;
  const around: Element[] = [];
  for (let at = opener.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);

  return () => {
    // Another dialog, or what comes next, may have it already.
    if (!isNowhere() && document.activeElement !== opener) return;
    if (!focused(opener)) return toHeading(around);
    // What was decided may take the button away once the page is read again.
    const watch = new MutationObserver(() => {
      if (document.activeElement === opener) return;
      watch.disconnect();
      if (!opener.isConnected && isNowhere()) toHeading(around);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  };
}

const isNowhere = () => !document.activeElement || document.activeElement === document.body;

/** Gives it the focus if it can have it. */
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
