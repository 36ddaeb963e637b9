import { useEffect } from 'react';

/** Lets the browser ask before the page is left, since sending would stop. */
export function useWarningBeforeLeaving(busy: boolean): void {
  useEffect(() => {
    if (!busy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy]);
}
