import { atom, computed } from 'nanostores';
import { loadOpenInvitations, inviteAdmin, revokeInvitation } from '../../../data/invitations.ts';
import { emailFault } from '../../../domain/email.ts';
import { explain } from '../../../domain/explain.ts';
import { href } from '../../../domain/routes.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { loadable } from '../../../state/loadable.ts';
import * as t from './words.ts';

const calls = { loadOpenInvitations, inviteAdmin, revokeInvitation };
export type Invitation = ValueOf<typeof loadOpenInvitations>[number];
/** A new invitation's link. It is shown once, since only the token's hash is stored. */
export type MadeInvitation = { email: string; link: string; expiresAt: string };
export type InvitationsStore = ReturnType<typeof createInvitations>;

/** The admin invitations without an answer, and making or revoking one. */
export function createInvitations(origin: string, service = calls) {
  const list = loadable(service.loadOpenInvitations);
  const $made = atom<MadeInvitation | undefined>(undefined);
  const form = createForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailFault(email, t.enterEmailAddressInvite) }),
    submit: async ({ email }) => {
      const address = email.trim();
      const made = await service.inviteAdmin(address);
      if (made.ok) {
        const { token, expiresAt } = made.value;
        $made.set({
          email: address,
          link: `${origin}${href('register')}#invitation=${token}`,
          expiresAt,
        });
        void list.reload();
      }
      return made;
    },
    faultsOf: (failure) => ({ email: isAboutAddress(failure) ? explain(failure) : undefined }),
    draft: draftStore<Partial<{ email: string }>>('invitation'),
  });
  return {
    list,
    $count: computed(list.$value, (loaded) => (loaded.state === 'ready' ? loaded.value.length : 0)),
    form,
    $made,
    /** Empties the form for another one. */
    another() {
      form.reset();
      $made.set(undefined);
    },
    /** Revokes one. The list is read again even if another admin was quicker. */
    revoke: ({ id }: Invitation) =>
      action(async () => {
        const revoked = await service.revokeInvitation(id);
        if (revoked.ok || revoked.error.kind !== 'offline') await list.reload();
        return revoked;
      }),
  };
}

const isAboutAddress = ({ code }: Failure) => code === 'invalid_email' || code === 'already_admin';
