import { rest } from './client.ts';
import { respond } from './respond.ts';

/** The open admin invitations, newest first, including expired ones (admin). */
export const loadOpenInvitations = () =>
  respond(
    rest()
      .from('invitations')
      .select('id, email, invitedBy, createdAt, expiresAt')
      .is('acceptedAt', null)
      .is('revokedAt', null)
      .order('createdAt', { ascending: false })
      .limit(100),
  );

/**
 * Invites an address to become an admin, by email. An earlier invitation to it ends (admin). The token for
 * the link is returned only once. Refusals: invalid_email, already_admin, too_many_requests.
 */
export const inviteAdmin = (email: string) =>
  respond(rest().rpc('invite_admin', { email }).select('id, token, expiresAt').single());

/** Revokes an invitation (admin). Refusal: invitation_used. */
export const revokeInvitation = (id: string) =>
  respond(rest().rpc('revoke_invitation', { invitationId: id }));
