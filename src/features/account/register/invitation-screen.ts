import { acceptInvitation } from '../../../data/auth-links.ts';
import { invitedAddress } from '../../../data/auth.ts';
import { createForm } from '../../../state/form.ts';
import { loadable } from '../../../state/loadable.ts';
import { staffNameFault } from '../staff-name.ts';

const calls = { invitedAddress, acceptInvitation };

/** An admin invitation, for someone who has to sign up or only to accept. */
export const createInvitationScreen = (token: string, { invitedAddress, acceptInvitation } = calls) => ({
  /** The invited address; null if the invitation is over. */
  address: loadable(() => invitedAddress(token)),
  /** Makes the signed-in account an admin. */
  accepting: createForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: staffNameFault(name) }),
    submit: ({ name }) => acceptInvitation(token, name.trim()),
    leaves: true,
  }),
});
