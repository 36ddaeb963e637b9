// bundle: waiting
import { useEffect } from 'react';
import { isNamedIn } from '../../domain/visit-link.ts';
import { focusWhenShown } from '../../ui/field/focus-field.ts';

/** Brings a person who comes by a message about a visit to that visit, also where it is folded, and says which one it is. */
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
