import { computed } from 'nanostores';
import { acceptInvitation, invitedAddress } from '../../../data/auth.ts';
import { explain } from '../../../domain/explain.ts';
import { loadable } from '../../../state/loadable.ts';
import { partingAction } from '../parting-action.ts';

/** The token of an invitation's link; undefined for anyone who just signs up. */
export const readInvitation = (search: string) => new URLSearchParams(search).get('invitation') || undefined;

/** An invitation to the staff, for someone who has to sign up or only to accept. */
export function createInvitationScreen(token: string) {
  const accepting = partingAction(() => acceptInvitation(token));
  return {
    /** The address that it is for; null when it is over. */
    address: loadable(() => invitedAddress(token)),
    /** Answers whether the signed-in account is an admin now. */
    accept: async () => (await accepting.run()) !== undefined,
    $busy: accepting.$busy,
    $problem: computed(accepting.$error, (error) => error && explain(error)),
  };
}

/** Whether two addresses are the same mailbox, as the database compares them. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
