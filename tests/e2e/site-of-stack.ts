import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { listen } from '../../supabase/embedded/api/server.ts';
import { serveSite } from '../../supabase/embedded/site/site.ts';
import { mailsIn } from './mailpit.ts';
import type { Server } from './server.ts';
import type { Stack } from './stack.ts';

const API = /^\/(?:auth|rest|storage)\/v1\//;

/**
 * Serves the built site, whose pages call the stack. Calls of tests to the site's origin, where the embedded
 * server has its API and mailbox, are passed on to the stack.
 */
export async function startSite(stack: Stack): Promise<Server> {
  const http = await listen(0);
  const site = serveSite(path.resolve(import.meta.dirname, '../../dist'));
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/mailbox/messages.json', async (c) =>
    c.json(await mailsIn(stack.mailboxUrl, c.req.query('to') ?? '')),
  );
  app.all('*', (c) => (API.test(c.req.path) ? handOn(c.req.raw, stack.url) : site(c.req.raw)));
  http.open(app);
  const sql = () =>
    Promise.reject(new Error('What the operator would do is done on an embedded server alone.'));
  return { origin: `http://localhost:${http.port}`, sql, stop: () => http.close() };
}

async function handOn(request: Request, url: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name);
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
  const answer = await fetch(url + pathname + search, {
    method: request.method,
    headers,
    body,
    redirect: 'manual',
  });
  const passed = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.delete(name);
  return new Response(answer.body, { status: answer.status, headers: passed });
}
