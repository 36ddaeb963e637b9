import { role } from '../../state/device/storage.ts';

/**
 * Runs in the head before anything is painted, so that links of another role never flash. It writes the session's role
 * from localStorage to `<html data-role>`, and keeps it right when the role changes here or in another tab, or when the
 * browser restores an old page.
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
