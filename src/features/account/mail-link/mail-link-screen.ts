import { computed } from 'nanostores';
import { redeemMailLink, setupIsOpen, type MailLinkType, type SignInError } from '../../../data/auth.ts';
import { wordLinkError } from '../../../domain/auth-words.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { href } from '../../../domain/routes.ts';
import type { MailLink } from './mail-link.ts';
import { partingAction } from '../parting-action.ts';
import { beginRecovery } from '../password/recovery.ts';

/** Redeeming a mail link by a press, because mail scanners open every link and would use it up. */
export function createMailLinkScreen({ tokenHash, type }: MailLink) {
  const redeeming = partingAction(async (): Promise<Result<string, SignInError>> => {
    const redeemed = await redeemMailLink(tokenHash, type);
    return redeemed.ok ? ok(await wayOn(type, redeemed.value.signedUpHere)) : redeemed;
  });
  return {
    /** Answers where to go next; undefined when it was refused. */
    redeem: async () => (await redeeming.run())?.value,
    $busy: redeeming.$busy,
    /** Its code tells a link that is over from a connection that is gone. */
    $error: redeeming.$error,
    $problem: computed(redeeming.$error, (error) => error && wordLinkError(error.code)),
  };
}

async function wayOn(type: MailLinkType, signedUpHere: boolean): Promise<string> {
  if (type === 'email_change') return href('account');
  // Whoever made the account may be a stranger to this address: only its owner's password may stay.
  if (type === 'recovery' || !signedUpHere) {
    beginRecovery(type === 'recovery' ? 'forgotten' : 'signed-up-elsewhere');
    return href('passwordNew');
  }
  // While nobody runs the service, whoever confirms an address is most likely setting it up.
  const open = await setupIsOpen();
  return href(open.ok && open.value ? 'adminSetup' : 'caregiverDashboard');
}
