import { serve, type HttpBindings, type ServerType } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { mailboxPage } from '../mail/mailbox-page.ts';
import { networkOf, type PeerOf } from '../gateway/proxy.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { serveSite } from '../site/site.ts';
import { errorCode, StartupError } from '../startup-error.ts';
import type { Api } from './api.ts';
import type { Health } from './health.ts';

export type HttpServer = {
  port: number;
  /** From now on answers with the application instead of "starting". */
  open(application: Hono<{ Bindings: HttpBindings }>): void;
  close(): Promise<void>;
};

/**
 * Takes the port on 127.0.0.1 at once, so that a taken port is known before anything else is touched; answers 503 until
 * `open`. Port 0 takes a free one. Throws `StartupError` when the port is taken.
 */
export async function listen(port: number): Promise<HttpServer> {
  let application: Hono<{ Bindings: HttpBindings }> | undefined;
  const starting = () =>
    new Response('Starting, please wait a moment.', { status: 503, headers: { 'Retry-After': '1' } });
  const server = await new Promise<ServerType>((resolve, reject) => {
    const created = serve(
      {
        fetch: (request, env) => application?.fetch(request, env) ?? starting(),
        port,
        hostname: '127.0.0.1',
        // A client that sends its headers slowly holds a connection no longer than this.
        serverOptions: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
      },
      () => resolve(created),
    );
    created.once('error', (error) => reject(new StartupError(listenFailure(port, error))));
  });
  return {
    port: (server.address() as AddressInfo).port,
    open(ready) {
      application = ready;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

function listenFailure(port: number, error: unknown): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another: PORT=4322 npm start`;
  return `Port ${port} cannot be used (${code ?? String(error)}).`;
}

/**
 * Everything on one origin: the API, the mailbox if emails stay here, the health check and, if `siteDir` is
 * given, the built site. `drained` waits until the mailbox has what is queued now.
 */
export function createApplication(options: {
  api: Api;
  mailbox: Mailbox | undefined;
  drained: () => Promise<void>;
  siteDir: string | undefined;
  /** Answers the one-click unsubscribe of emails. */
  unsubscribe: (request: Request, peer: string | null) => Promise<Response>;
  /** Answers calendars that look for a caregiver's visits. */
  calendar: (request: Request, peer: string | null) => Promise<Response>;
  /** Takes and shows photos of caregivers. */
  photo: (request: Request, peer: string | null) => Promise<Response>;
  health: () => Promise<Health>;
  /** The address a request comes from. */
  peerOf: PeerOf;
  /** A caller with it reads all of `health`. Others read only whether the service is well. */
  secretKey: string;
}): Hono<{ Bindings: HttpBindings }> {
  const { api } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use('*', async (c, next) => {
    await next();
    const { headers } = c.res;
    // The site and the API share an origin. Any other page in the same browser, which could reach 127.0.0.1 too, reads
    // nothing.
    headers.delete('access-control-allow-origin');
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  });
  app.get('/healthz', async (c) => {
    const health = await options.health();
    const ok = health.faults.length === 0;
    const isOperator = sameText(c.req.header('apikey') ?? '', options.secretKey);
    return c.json({ ok, ...(isOperator && health) }, ok ? 200 : 503);
  });
  if (options.mailbox) app.route('/mailbox', mailboxPage(options.mailbox, options));
  else app.get('/mailbox/*', (c) => c.text('Emails are sent from here; there is no mailbox.', 404));

  app.use('*', async (c, next) => {
    if (isPlain(new URL(c.req.url).pathname) || !/^\/(auth|rest|storage)\/v1\//.test(c.req.path))
      return next();
    return c.json({ code: 'bad_address', message: 'The address is not valid.' }, 400);
  });
  const peerOf = (c: Context<{ Bindings: HttpBindings }>) =>
    networkOf(options.peerOf(c.env.incoming.socket.remoteAddress, c.req.raw.headers));
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*']) {
    app.all(path, (c) => api.fetch(c.req.raw, peerOf(c)));
  }
  app.all('/functions/v1/unsubscribe', (c) => options.unsubscribe(c.req.raw, peerOf(c)));
  app.all('/functions/v1/visit-calendar/:file', (c) => options.calendar(c.req.raw, peerOf(c)));
  app.all('/functions/v1/caregiver-photo', (c) => options.photo(c.req.raw, peerOf(c)));

  const site = options.siteDir === undefined ? undefined : serveSite(options.siteDir);
  app.all('*', async (c) => (await site?.(c.req.raw)) ?? c.text('Not found', 404));
  app.onError((error, c) => {
    console.error(error);
    return c.json({ message: 'Something went wrong on the server.' }, 500);
  });
  return app;
}

/** Compares hashes, so that the time tells nothing. */
function sameText(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

/**
 * True if a path can be decoded and escapes no plain letter and no separator. `/auth/v1/%74oken` would get
 * past a guard that looks for `token`.
 */
function isPlain(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
  } catch {
    return false;
  }
  const codes = pathname.match(/%[0-9a-f]{2}/gi) ?? [];
  return !codes.some((code) => /[\w./\\~-]/.test(String.fromCharCode(Number.parseInt(code.slice(1), 16))));
}
