import { acceptInvitation } from '../../../data/auth-links.ts';
import { invitedAddress } from '../../../data/auth.ts';
import { createForm } from '../../../state/form.ts';
import { loadable } from '../../../state/loadable.ts';
import { staffNameFault } from '../staff-name.ts';

const calls = { invitedAddress, acceptInvitation };

/** An invitation to the staff, for someone who has to sign up or only to accept. */
export const createInvitationScreen = (token: string, { invitedAddress, acceptInvitation } = calls) => ({
  /** The address that it is for; null when it is over. */
  address: loadable(() => invitedAddress(token)),
  /** The signed-in account is an admin afterwards. */
  accepting: createForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: staffNameFault(name) }),
    submit: ({ name }) => acceptInvitation(token, name.trim()),
    leaves: true,
  }),
});
