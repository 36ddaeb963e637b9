import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request that is submitted: it gets through, its answer is lost on the way back, or an answer is made up. */
type Line = 'good' | 'answer-lost' | { status: number; headers?: Record<string, string>; body: object };

/**
 * The real site at `origin`, on a port of its own: its server can be stopped, and the line for submitted requests be bad.
 * Pages and worker notice it alike, whereas what the test tool intercepts is only what a page asks for.
 */
export async function unreliableSite(origin: string) {
  let line: Line = 'good';
  let submissions = 0;

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers } = request;
    const isSubmission = url.endsWith('/rpc/submit_request') && method === 'POST';
    if (isSubmission) submissions += 1;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await read(request);
    if (isSubmission && typeof line === 'object') {
      response.writeHead(line.status, { 'content-type': 'application/json', ...line.headers });
      return void response.end(JSON.stringify(line.body));
    }
    const answered = await fetch(origin + url, {
      method,
      headers: passedOn(headers),
      body,
      redirect: 'manual',
    });
    const content = Buffer.from(await answered.arrayBuffer());
    if (isSubmission && line === 'answer-lost') return void response.destroy();
    const kept = [...answered.headers].filter(([name]) => !OWN.test(name));
    response.writeHead(answered.status, Object.fromEntries(kept)).end(content);
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    setLine: (next: Line) => void (line = next),
    /** How often a request was submitted, by whichever page or worker. */
    submissions: () => submissions,
    start: () => listen(port),
    async stop(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Headers that belong to one connection; the body is handed on as it is, not as it was packed. */
const OWN = /^(connection|content-encoding|content-length|etag|keep-alive|transfer-encoding)$/;

const passedOn = (headers: IncomingMessage['headers']) =>
  Object.entries(headers).filter((header): header is [string, string] => {
    const [name, value] = header;
    return typeof value === 'string' && name !== 'host' && name !== 'accept-encoding' && !OWN.test(name);
  });

async function read(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
