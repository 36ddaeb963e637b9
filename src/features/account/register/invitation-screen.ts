import { acceptInvitation } from '../../../data/auth-links.ts';
import { invitedAddress } from '../../../data/auth.ts';
import { createForm } from '../../../state/form.ts';
import { loadable } from '../../../state/loadable.ts';

const calls = { invitedAddress, acceptInvitation };

/** An invitation to the staff, for someone who has to sign up or only to accept. */
export const createInvitationScreen = (token: string, { invitedAddress, acceptInvitation } = calls) => ({
  /** The address that it is for; null when it is over. */
  address: loadable(() => invitedAddress(token)),
  /** A press without fields: the signed-in account is an admin afterwards. */
  accepting: createForm({
    initial: {},
    check: () => ({}),
    submit: () => acceptInvitation(token),
    leaves: true,
  }),
});
