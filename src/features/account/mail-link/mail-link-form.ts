import { redeemMailLink, setupIsOpen } from '../../../data/auth-links.ts';
import { href } from '../../../domain/routes.ts';
import { ok } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';
import { recovery } from '../../../state/device/storage.ts';
import type { MailLink } from './mail-link.ts';

const calls = { redeemMailLink, setupIsOpen };

/**
 * A press without fields, which redeems the link of an email and answers where to go next: email scanners open every link,
 * and would use it up.
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
      // While nobody runs the service, a person who confirms an address is most likely setting it up.
      const open = await setupIsOpen();
      if (open.ok && open.value) return ok(href('adminSetup'));
      // New people begin with the first part of their profile. Staff are sent to their area from there.
      return ok(type === 'signup' ? `${href('caregiverProfile')}?section=about` : href('caregiverDashboard'));
    },
    leaves: true,
  });
