import { rest } from './client.ts';
import { respond } from './respond.ts';

/**
 * The caregiver's answer to proposed terms from a day on. A no needs a reason. Refusals: change_step_not_allowed,
 * placement_ended, terms_not_possible, reason_missing, too_long, too_many_requests.
 */
export const answerTerms = (id: string, accepts: boolean, reason: string) =>
  respond(rest().rpc('answer_terms', { id, accepts, reason: reason || null }));
