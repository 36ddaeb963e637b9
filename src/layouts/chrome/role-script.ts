import { role } from '../../state/device/storage.ts';

/**
 * Runs in the head before anything is painted, so that no other role's links flash. It writes the role that the
 * session left in localStorage to `<html data-role>`. It keeps that true when the role changes here or in another
 * tab, or when the browser brings an old page back.
 */
export const roleScript = `(() => {
  const root = document.documentElement;
  const show = () => {
    const role = localStorage.getItem('${role.key}');
    if (role) root.dataset.role = role;
    else delete root.dataset.role;
  };
  show();
  for (const event of ['storage', 'rolechange', 'pageshow']) addEventListener(event, show);
})();`;
