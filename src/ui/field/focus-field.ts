const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';

/** Brings a person to a field by its id, of a group to its first control; answers false when there is none. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) return false;
  // Nothing that is folded can be focused.
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}

const FRAMES = 30;

/**
 * The same once the screen has changed, for what takes the place of the button that was pressed. Gives up after half a
 * second: it never comes, or a dialog stays open over it.
 */
export function focusWhenShown(id: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const taken = focusField(id) && document.getElementById(id)?.contains(document.activeElement);
    if (!taken && frames > 0) focusWhenShown(id, frames - 1);
  });
}
