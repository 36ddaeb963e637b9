import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the site answered. */
export type Answered = { status: number; headers: Record<string, string>; body: Buffer };

/** Answers in place of the site. `ask` gets the site's own answer, for the request's path or another one. */
type Handler = (
  request: IncomingMessage & { url: string },
  ask: (path?: string) => Promise<Answered>,
) => Promise<Answered | undefined>;

/** Headers of one connection. The body is passed on unpacked. */
const OWN = /^(connection|content-encoding|content-length|etag|keep-alive|transfer-encoding)$/;

/**
 * The site at `origin` behind a server on its own port, which a test can stop. Both pages and worker notice
 * that, while Playwright intercepts only pages. If the handler returns nothing, the connection breaks.
 */
export async function siteBehind(origin: string, handle: Handler) {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers } = request;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await read(request);
    const ask = async (path = url): Promise<Answered> => {
      const own = await fetch(origin + path, {
        method,
        headers: passedOn(headers),
        body,
        redirect: 'manual',
      });
      const kept = [...own.headers].filter(([name]) => !OWN.test(name));
      return {
        status: own.status,
        headers: Object.fromEntries(kept),
        body: Buffer.from(await own.arrayBuffer()),
      };
    };
    const answered = await handle(Object.assign(request, { url }), ask);
    if (!answered) return void response.destroy();
    response.writeHead(answered.status, answered.headers).end(answered.body);
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    start: () => listen(port),
    async stop(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

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
