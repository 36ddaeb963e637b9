const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';

/** Focuses a field by its id, or the first control of a group; returns false if there is none. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) return false;
  // A folded control can't take the focus.
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}

const FRAMES = 30;

/**
 * Focuses a field once it appears, such as one that replaces the pressed button. Gives up after half a second: it never
 * appears, or a dialog stays open above it.
 */
export function focusWhenShown(id: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const taken = focusField(id) && document.getElementById(id)?.contains(document.activeElement);
    if (!taken && frames > 0) focusWhenShown(id, frames - 1);
  });
}
