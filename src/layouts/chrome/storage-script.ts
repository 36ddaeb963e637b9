/**
 * Runs in the head before all else. It marks `<html data-scripts>`. Some browsers block cookies and throw whenever
 * storage is used. For them it installs a storage that is always empty and full, and marks `<html data-keeps-nothing>`.
 * Then readers find nothing, and writers learn that nothing was kept (decision 0146).
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
