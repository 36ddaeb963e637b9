import { MAX_PHOTO_BYTES } from '../../../src/domain/photo.ts';
import { bearerOf, readJwt } from '../auth/jwt.ts';
import { BodyLost, withBody } from '../gateway/body.ts';
import { tooMuchAtOnce } from '../gateway/entrance.ts';
import { createLanes } from '../gateway/lanes.ts';
import { refuse } from '../gateway/refusal.ts';
import type { Spool } from '../storage/spool.ts';

type Answer = (request: Request, peer: string | null) => Promise<Response>;

const mostOfAddress = 8;
const longestLine = 200;
const longestQuestion = 2_000;

/**
 * Handles calls of the function `caregiver-photo` like uploads: the sender is known before a file is read,
 * the file is on disk until it is complete, and each address has a limit.
 */
export function createPhotoCalls(
  answer: Answer,
  { spool, jwtSecret }: { spool: Spool; jwtSecret: string },
): Answer {
  const ofAddress = createLanes(mostOfAddress, longestLine);
  const take = (request: Request, peer: string | null, longest: number) =>
    spool.take(request, longest, async (read) =>
      answer(withBody(request, new Uint8Array(await read())), peer),
    );
  return async (request, peer) => {
    if (request.method !== 'PUT' && request.method !== 'POST') return answer(request, peer);
    const isFile = request.method === 'PUT';
    if (isFile && !readJwt(bearerOf(request.headers), jwtSecret))
      return refuse(401, 'no_authorization', 'Files are taken from a session only.');
    const received = async () =>
      (await take(request, peer, isFile ? MAX_PHOTO_BYTES : longestQuestion)) ??
      Response.json({ code: 'P0001', message: 'photo_too_large' }, { status: 400 });
    try {
      return (await ofAddress.run(peer ?? '', received)) ?? tooMuchAtOnce();
    } catch (error) {
      if (error instanceof BodyLost) return refuse(408, 'body_lost', 'The request did not arrive whole.');
      throw error;
    }
  };
}
