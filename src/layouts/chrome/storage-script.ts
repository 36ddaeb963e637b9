/**
 * Runs in the head before all else. It marks `<html data-scripts>`. And where a browser that blocks cookies throws at the very mention of its
 * storage, it puts in its place one that is empty and full, and marks `<html data-keeps-nothing>`: whatever reads finds nothing, and
 * whoever has to know that something was kept still learns that it wasn't (decision 0146).
 */
export const storageScript = `(() => {
  const root = document.documentElement, none = () => null;
  root.dataset.scripts = '';
  for (const name of ['localStorage', 'sessionStorage']) try {
    window[name].length;
  } catch {
    root.dataset.keepsNothing = '';
    Object.defineProperty(window, name, { value: {
      getItem: none, removeItem: none, clear: none, setItem() { throw Error('full') }
    } });
  }
})();`;
