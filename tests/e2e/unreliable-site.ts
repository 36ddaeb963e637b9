import { embeddedOnly } from './embedded-only.ts';
import { siteBehind } from './site-behind.ts';

/**
 * What happens to a submitted request: it gets through, its answer is lost, or it gets an invented answer.
 */
type Line = 'good' | 'answer-lost' | { status: number; headers?: Record<string, string>; body: object };

/**
 * The real site at `origin`, behind a server that a test can stop, with a line for submitted requests that it
 * can break.
 */
export async function unreliableSite(origin: string) {
  embeddedOnly('cuts the line to an API that is at the site’s own address');
  let line: Line = 'good';
  let submissions = 0;

  const site = await siteBehind(origin, async ({ url, method }, ask) => {
    if (!url.endsWith('/rpc/submit_request') || method !== 'POST') return ask();
    submissions += 1;
    if (typeof line === 'object') {
      const { status, headers, body } = line;
      return {
        status,
        headers: { 'content-type': 'application/json', ...headers },
        body: Buffer.from(JSON.stringify(body)),
      };
    }
    const answered = await ask();
    return line === 'answer-lost' ? undefined : answered;
  });

  return {
    ...site,
    setLine: (next: Line) => void (line = next),
    /** How often a request was submitted, by any page or worker. */
    submissions: () => submissions,
  };
}
