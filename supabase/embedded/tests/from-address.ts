import { request } from 'node:http';
import { jsonHeaders } from './test-backend.ts';

/**
 * Posts JSON from another address of this machine (Linux has many: 127.0.0.2 and so on), and answers with the status.
 */
export function postFrom(
  localAddress: string,
  url: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<number> {
  const { port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = {
      localAddress,
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method: 'POST',
      headers: { ...jsonHeaders, ...headers },
    };
    const sent = request(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}
