/**
 * Runs in the head beside the role's script, so that the bar does not shift. It marks `<html data-workers>` if
 * background workers are supported, and `<html data-installable>` if the app is also not running installed
 * (docs/specification.md, Installing and updating).
 */
export const installScript = `(() => {
  const root = document.documentElement;
  const installed = matchMedia('(display-mode: standalone)');
  const show = () => {
    root.toggleAttribute('data-workers', 'serviceWorker' in navigator);
    root.toggleAttribute('data-installable', 'serviceWorker' in navigator && !installed.matches);
  };
  show();
  installed.addEventListener('change', show);
})();`;
