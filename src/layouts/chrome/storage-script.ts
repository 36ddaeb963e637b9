/**
 * Runs in the head before all else. It marks `<html data-scripts>`. Some browsers block cookies and throw at any use
 * of storage. There it puts in an empty, full storage and marks `<html data-keeps-nothing>`. Readers then find
 * nothing, and writers still learn that nothing was kept (decision 0146).
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
