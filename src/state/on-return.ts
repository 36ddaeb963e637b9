import { onMount, type ReadableAtom } from 'nanostores';

/**
 * When the person returns to a page, reads again what it shows, since that may have changed elsewhere. An open dialog
 * is about what was read, so nothing changes behind it.
 */
export function refreshOnReturn(shown: ReadableAtom<unknown>, refresh: () => Promise<unknown>): void {
  onMount(shown, () => {
    const look = () => {
      if (document.visibilityState === 'visible' && !document.querySelector('dialog[open]')) void refresh();
    };
    globalThis.addEventListener?.('focus', look);
    return () => globalThis.removeEventListener?.('focus', look);
  });
}
