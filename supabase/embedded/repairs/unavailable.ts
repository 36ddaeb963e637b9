import { currentRequest } from '../api/request-scope.ts';
import { isUnavailable } from '../database/errors.ts';

/**
 * @supabase/lite 0.10.0: while the database cannot be reached it answers 500, or throws, as if it were broken. It
 * should answer 503, so that clients try again in a moment. Based on the error that `noted-errors.ts` keeps.
 */
export async function answerUnavailable(serve: () => Promise<Response>): Promise<Response> {
  const response = await serve().catch((error: unknown) => {
    if (isUnavailable(error)) return unavailable();
    throw error;
  });
  return response.status === 500 && isUnavailable(currentRequest()?.databaseError) ? unavailable() : response;
}

/** In the forms of all three APIs at once. */
function unavailable(): Response {
  const words = 'The database does not answer. Please try again in a moment.';
  return Response.json(
    { code: 'database_unavailable', error_code: 'database_unavailable', message: words, msg: words },
    { status: 503, headers: { 'retry-after': '5', 'x-sb-error-code': 'database_unavailable' } },
  );
}
