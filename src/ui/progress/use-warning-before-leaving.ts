import { useEffect } from 'react';

/** A page that is gone can't keep sending: the browser asks before it is left. */
export function useWarningBeforeLeaving(busy: boolean): void {
  useEffect(() => {
    if (!busy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy]);
}
