import { href } from '../../../domain/routes.ts';
import { carriedEmail } from '../../../state/device/storage.ts';

/**
 * Runs in the page, since "Forgotten password?" may be pressed before the form's scripts load. It carries the typed
 * address to that page, under the key of `carriedEmail`.
 */
export const carryScript = `document.addEventListener('click', ({ target }) => {
  if (!target.closest('a[href="${href('passwordForgot')}"]')) return;
  try {
    sessionStorage.setItem('${carriedEmail.key}', document.getElementById('email').value.trim());
  } catch {}
});`;
