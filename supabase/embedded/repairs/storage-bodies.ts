import { readBodyAtMost, withBody } from '../api/request-body.ts';
import { storageError } from '../storage/errors.ts';

const longestQuestion = 1024 * 1024;

/**
 * @supabase/lite 0.10.0: a body that is no JSON, or longer than storage needs, is read whole and ends in a 500. It should be
 * refused. Answers with the request, once its body is known to be short and JSON, or with the refusal. Not for uploads.
 */
export async function readQuestion(request: Request): Promise<Request | Response> {
  if (!request.body) return request;
  const body = await readBodyAtMost(request, longestQuestion);
  if (!body) return storageError(413, 'Payload too large', 'The request is larger than 1 MB');
  try {
    if (body.length > 0) JSON.parse(new TextDecoder().decode(body));
    return withBody(request, body.length > 0 ? body : '{}');
  } catch {
    return storageError(400, 'InvalidRequest', 'The request is not valid JSON');
  }
}
