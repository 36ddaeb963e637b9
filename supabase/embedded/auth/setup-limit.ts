import { createLimiter } from './limiter.ts';

type Handler = (request: Request, peer: string | null) => Promise<Response>;

/** Guessing the setup code ends in a 429, in the words of the database's own limits. */
export function limitSetup(next: Handler): Handler {
  const wrongCodes = createLimiter(100, 5 * 60_000);
  return async (request, peer) => {
    if (!/\/rpc\/become_first_admin\/?$/.test(new URL(request.url).pathname)) return next(request, peer);
    const from = peer ?? '';
    if (wrongCodes.isFull(from)) return tooMany();
    wrongCodes.count(from);
    const response = await next(request, peer);
    if (response.ok || response.status === 401 || response.status >= 500) wrongCodes.forgive(from);
    return response;
  };
}

const tooMany = () =>
  Response.json(
    { code: 'P0001', message: 'too_many_requests', details: 'Try again in a little while.', hint: null },
    { status: 429, headers: { 'retry-after': '300' } },
  );
