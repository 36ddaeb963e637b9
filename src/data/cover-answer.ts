import { rest } from './client.ts';
import { respond } from './respond.ts';

/** Says yes or no to covering a visit. Refusals: cover_settled, visit_over, family_said_no, cannot_cover. */
export const answerCover = (changeId: string, comes: boolean) =>
  respond(rest().rpc('answer_cover', { id: changeId, comes }));
