import { redeemMailLink, setupIsOpen } from '../../../data/auth-links.ts';
import { href } from '../../../domain/routes.ts';
import { ok } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';
import { recovery } from '../../../state/device/storage.ts';
import type { MailLink } from './mail-link.ts';

const calls = { redeemMailLink, setupIsOpen };

/**
 * A form with only a button, which redeems an email's link and returns where to go next. It needs a press, since email
 * scanners open every link and would use it up.
 */
export const createMailLinkForm = ({ tokenHash, type }: MailLink, { redeemMailLink, setupIsOpen } = calls) =>
  createForm({
    initial: {},
    check: () => ({}),
    async submit() {
      const redeemed = await redeemMailLink(tokenHash, type);
      if (!redeemed.ok) return redeemed;
      if (type === 'email_change') return ok(href('account'));
      if (type === 'recovery' || !redeemed.value.hasPassword) {
        recovery.keep(type === 'recovery' ? 'forgotten' : 'signed-up-elsewhere');
        return ok(href('passwordNew'));
      }
      // While there is no admin, a person who confirms an address is most likely setting up the site.
      const open = await setupIsOpen();
      if (open.ok && open.value) return ok(href('adminSetup'));
      // New caregivers begin with the first section of their profile. Staff who come there are sent to their area.
      return ok(type === 'signup' ? `${href('caregiverProfile')}?section=about` : href('caregiverDashboard'));
    },
    leaves: true,
  });
