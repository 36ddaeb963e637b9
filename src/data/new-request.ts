import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Told } from '../state/device/storage.ts';
import { rest } from './client.ts';
import { type NewRequest, requestFaults, requestPayload } from './request-payload.ts';
import { respond } from './respond.ts';

/**
 * Sends a request; safe to send again with the same id. Refusals: invalid_answers (detail: JSON of field to missing |
 * invalid | too_long, in the names of NewRequest), too_large, too_many_requests, reference_taken. Returns the day by
 * which we'll be in touch, and whether an email says so.
 */
export async function submitRequest(request: NewRequest): Promise<Result<Told, Failure>> {
  const result = await respond(rest().rpc('submit_request', { request: requestPayload(request) }));
  if (!result.ok) {
    const { detail } = result.error;
    return fail({ ...result.error, detail: detail && requestFaults(detail) });
  }
  const [told] = result.value as { due: string | null; emailed: boolean }[];
  return ok({ due: told?.due ?? undefined, emailed: told?.emailed });
}
