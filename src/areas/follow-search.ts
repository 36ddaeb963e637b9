import * as t from './words.ts';

/** Opens the search when the bar asks for it, even if it asked on another page or before this code had loaded. */
export function followSearch(): void {
  addEventListener('searchasked', (event) => {
    event.preventDefault();
    void open();
  });
  if (location.hash !== '#search') return;
  history.replaceState(null, '', location.pathname + location.search);
  void open();
}

async function open() {
  const code = await import('../features/staff/find/open-finder.tsx').catch(() => undefined);
  if (!code) return alert(t.searchCouldNotLoaded);
  code.openFinder();
}
