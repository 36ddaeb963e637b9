// bundle: waiting
import { useEffect } from 'react';
import { isNamedIn } from '../../domain/visit-link.ts';
import { focusWhenShown } from '../../ui/field/focus-field.ts';

/** Focuses the visit that a message's link names, unfolding it if needed, and returns which one it is. */
export function useLinkedVisit<Visit extends { day: string; opens: number }>(
  visits: readonly Visit[],
  idOf: (visit: Visit) => string,
): Visit | undefined {
  const linked = visits.find(isNamedIn(location.search));
  const id = linked && idOf(linked);
  useEffect(() => {
    if (id) focusWhenShown(id);
  }, [id]);
  return linked;
}
