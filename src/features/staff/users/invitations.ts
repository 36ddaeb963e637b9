import { atom, computed } from 'nanostores';
import { inviteAdmin, loadOpenInvitations, revokeInvitation } from '../../../data/invitations.ts';
import { action } from '../../../state/action.ts';
import type { Failure } from '../../../lib/failure.ts';
import { explain } from '../../../domain/explain.ts';
import { isEmail } from '../../../lib/email.ts';
import { loadable } from '../../../state/loadable.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { href } from '../../../domain/routes.ts';

export type Invitation = ValueOf<typeof loadOpenInvitations>[number];
/** What the admin hands over: told once, since only the token's hash is kept. */
export type MadeInvitation = { email: string; link: string; expiresAt: string };
export type InvitationsStore = ReturnType<typeof createInvitations>;

/** The invitations that wait, and making and taking back one. */
export function createInvitations(origin: string) {
  const list = loadable(loadOpenInvitations);
  const $made = atom<MadeInvitation | undefined>(undefined);
  const invite = action(async (email: string) => {
    const made = await inviteAdmin(email);
    if (!made.ok) return made;
    $made.set({
      email,
      link: `${origin}${href('register')}?invitation=${made.value.token}`,
      expiresAt: made.value.expiresAt,
    });
    void list.reload();
    return ok(null);
  });
  return {
    list,
    $count: computed(list.$value, (loaded) => (loaded.state === 'ready' ? loaded.value.length : 0)),
    invite,
    $made,
    /** What is wrong with the address after the last try, in the server's opinion. */
    $addressFault: computed(invite.$state, ({ error }) => error && wordAtAddress(error)),
    another: () => $made.set(undefined),
    /** Takes one back; the list is read anew also when somebody was quicker. */
    revoke: ({ id }: Invitation) =>
      action(async () => {
        const revoked = await revokeInvitation(id);
        if (revoked.ok || revoked.error.kind !== 'offline') await list.reload();
        return revoked;
      }),
  };
}

/** What is wrong with an address to invite, in words. */
export function addressFault(email: string): string | undefined {
  if (!email) return 'Enter the e-mail address to invite.';
  return isEmail(email) ? undefined : 'Enter an e-mail address like name@example.com.';
}

/** A refusal that is about the address, in words; undefined for anything else. */
const wordAtAddress = (error: Failure) =>
  error.code === 'invalid_email' || error.code === 'already_admin' ? explain(error) : undefined;
