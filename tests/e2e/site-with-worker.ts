import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TEXT = /javascript|html|json|css/;
const NAMED_FILE = /((?:_astro|\.)\/[\w.-]+?)\.(js|css|json)\b/g;

/**
 * The real site at `origin` with its real worker, on a port of its own, so that a test can stop the server and release
 * newer versions: a new one bears other names for all its files, and no longer has those of the one before.
 */
export async function siteWithWorker(origin: string) {
  let version = 1;
  let checks = 0;

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    if (url === '/service-worker.js') checks++;
    const named = oldName(url);
    if (named === undefined) return void response.writeHead(404).end('Not found');
    const body = method === 'GET' || method === 'HEAD' ? undefined : await read(request);
    const answered = await fetch(origin + named, {
      method,
      headers: passedOn(request),
      body,
      redirect: 'manual',
    });
    for (const [name, value] of answered.headers) {
      if (!/^(content-encoding|content-length|transfer-encoding|connection|etag)$/.test(name)) {
        response.setHeader(name, value);
      }
    }
    const content = Buffer.from(await answered.arrayBuffer());
    const isSite = TEXT.test(answered.headers.get('content-type') ?? '') && !isApi(url);
    response.writeHead(answered.status).end(isSite ? newNames(content.toString()) : content);
  }

  /** The name that the built site has for a file of this version; undefined for one of another version. */
  function oldName(url: string): string | undefined {
    if (version === 1 || !/^\/_astro\/.*\.(js|css|json)/.test(url)) return url;
    const mark = `.v${version}.`;
    return url.includes(mark) ? url.replace(mark, '.') : undefined;
  }

  const newNames = (text: string) => (version === 1 ? text : text.replace(NAMED_FILE, `$1.v${version}.$2`));

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    release: () => void version++,
    /** How often a browser has asked for the worker. */
    checks: () => checks,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
    start: () => listen(port),
  };
}

const isApi = (url: string) => /^\/(rest|auth|storage)\/v1|^\/mailbox|^\/healthz/.test(url);

const passedOn = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    [
      'accept',
      'apikey',
      'authorization',
      'content-type',
      'accept-profile',
      'content-profile',
      'prefer',
      'range',
    ]
      .map((name) => [name, headers[name]])
      .filter((header): header is [string, string] => typeof header[1] === 'string'),
  );

async function read(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
