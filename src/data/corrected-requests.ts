import type { Client } from '../domain/client.ts';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import { type NewRequest, requestFaults, requestPayload } from './request-payload.ts';
import { respond } from './respond.ts';

/** A request's answers in the names of `NewRequest`, with its town in words. */
type AnswersToCorrect = {
  client: Client;
  asked: Readonly<Record<string, unknown>>;
  place: string;
  version: string;
};

/**
 * A request's answers, for changing them with the family, who can see that they were read (admin). Refusals:
 * request_step_not_allowed.
 */
export async function loadAnswersToCorrect(id: string): Promise<Result<AnswersToCorrect, Failure>> {
  const said = await respond(rest().rpc('answers_to_correct', { requestId: id }));
  return said.ok ? ok(said.value as AnswersToCorrect) : said;
}

/**
 * Changes a request as its family asked on a day; `seen` is the version that was seen. The family is told what changed
 * (admin). Refusals: said_by_missing, said_on_invalid, invalid_answers (detail: JSON of field to missing | invalid |
 * too_long, in the names of NewRequest), same_as_before, changed_meanwhile (detail: {by, at}), answers_have_job
 * (detail: JSON list of the answers that a job or placement has), request_step_not_allowed, too_many_changes.
 */
export async function correctRequest(
  id: string,
  request: NewRequest,
  version: string,
  told: { by: string; on: string },
): Promise<Result<unknown, Failure>> {
  const changed = await respond(
    rest().rpc('correct_request', {
      requestId: id,
      request: requestPayload(request) as never,
      version,
      saidBy: told.by,
      saidOn: told.on,
    }),
  );
  if (changed.ok) return changed;
  const { code, detail } = changed.error;
  return fail({
    ...changed.error,
    detail: code === 'invalid_answers' && detail ? requestFaults(detail) : detail,
  });
}
