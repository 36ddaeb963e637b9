import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The site at `origin`, on a port of its own, with a background worker whose version the test decides: a worker's script
 * is fetched by the browser itself, past every interception.
 */
export async function siteWithWorker(origin: string) {
  let version = 1;
  const worker = () => `// ${version}
    addEventListener('message', ({ data }) => data.type === 'SKIP_WAITING' && skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

  const server = createServer(({ url = '/' }, response) => {
    if (url === '/service-worker.js') {
      response.setHeader('content-type', 'text/javascript').end(worker());
      return;
    }
    void fetch(origin + url).then(async (answer) => {
      response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => void version++,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
