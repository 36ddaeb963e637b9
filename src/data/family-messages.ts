import { rest } from './client.ts';
import { respond } from './respond.ts';

const COLUMNS = 'id, about, words, sentAt, answeredAs, answer, answeredAt' as const;

/** A family's messages, open ones first, then the latest (admin). */
export const loadFamilyMessages = (requestId: string) =>
  respond(
    rest()
      .from('family_messages')
      .select(COLUMNS)
      .eq('requestId', requestId)
      .order('answeredAt', { ascending: false, nullsFirst: true })
      .order('sentAt', { ascending: false })
      .limit(100),
  );

/**
 * Answers a family in writing, by email, or records what was said by phone (admin). Refusals: answer_missing, too_long,
 * own_record, message_step_not_allowed.
 */
export const answerFamily = (messageId: string, words: string, byPhone: boolean) =>
  respond(rest().rpc('answer_family', { messageId, words, byPhone }));

/** Records that a message needs no answer (admin). Refusals: own_record, message_step_not_allowed. */
export const needNoAnswer = (messageId: string) => respond(rest().rpc('need_no_answer', { messageId }));
