import { href } from '../../../domain/routes.ts';
import { EMAIL_KEY } from '../carried-email.ts';

/**
 * Stands in the page, since "Forgotten password?" may be pressed before the form's own scripts have arrived: carries the
 * address that is typed to the page for a new password, as `carryEmail` would.
 */
export const carryScript = `document.addEventListener('click', ({ target }) => {
  if (!target.closest('a[href="${href('passwordForgot')}"]')) return;
  try {
    sessionStorage.setItem('${EMAIL_KEY}', document.getElementById('email').value.trim());
  } catch {}
});`;
