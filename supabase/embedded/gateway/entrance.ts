import { BodyLost } from './body.ts';
import type { Handler } from './call.ts';
import type { Gateway } from './gateway.ts';
import { createLanes } from './lanes.ts';
import { refuse } from './refusal.ts';

// Half of the connections to the database, so that one address can't keep the others waiting.
const mostRunning = 8;
// Bodies, of 128 KB at most, that are in memory while they arrive.
const mostArriving = 64;
const longestLine = 500;

/**
 * Answers requests of clients at `peer`, through the gateway. Each address may have a limited number at once. More wait
 * in line, or are refused if the line is full (429). Uploads have limits of their own.
 */
export function createEntrance(gateway: Gateway, serve: Handler) {
  const arriving = createLanes(mostArriving, longestLine);
  const running = createLanes(mostRunning, longestLine);
  return async (request: Request, peer: string | null): Promise<Response> => {
    const from = peer ?? '';
    try {
      const call = (await arriving.run(from, () => gateway(request, peer))) ?? tooMuchAtOnce();
      if (call instanceof Response) return call;
      if (call.carriesFile) return await serve(call);
      return (await running.run(from, () => serve(call))) ?? tooMuchAtOnce();
    } catch (error) {
      if (error instanceof BodyLost) return refuse(408, 'body_lost', 'The request did not arrive whole.');
      throw error;
    }
  };
}

export const tooMuchAtOnce = () =>
  refuse(429, 'too_much_at_once', 'Too much at once. Please try again in a moment.', { 'retry-after': '2' });
