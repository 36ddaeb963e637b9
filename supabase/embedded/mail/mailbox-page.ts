import type { Context } from 'hono';
import { Hono } from 'hono';
import type { PeerOf } from '../gateway/proxy.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { fill } from '../../../src/lib/fill.ts';
import { escapeHtml } from '../../functions/deliver-mails/layout.ts';
import * as t from './mailbox-page.words.ts';

type Bindings = { incoming: { socket: { remoteAddress?: string | undefined } } };

/**
 * `/mailbox`: the emails that the system sent, for the person at this machine (`?to=` shows one address,
 * `/mailbox/messages.json` is for tests). It is refused for other machines, even through a proxy on this one.
 * The Host header must name this machine, or a foreign domain that resolves here could read it.
 */
export function mailboxPage(
  mailbox: Mailbox,
  { drained, peerOf }: { drained: () => Promise<void>; peerOf: PeerOf },
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(async (c, next) => {
    if (!isLocal(c, peerOf)) return c.text(t.onThisMachineOnly, 403);
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'",
    );
    await drained();
    return next();
  });
  app.get('/', async (c) => c.html(listPage(await mailbox.list(c.req.query('to')))));
  app.get('/messages.json', async (c) => c.json(await mailbox.list(c.req.query('to'))));
  app.get('/:id', async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    return mail ? c.html(mailPage(mail)) : c.text(t.notKept, 404);
  });
  return app;
}

// Headers that proxies add, trusted or not. A person at this machine needs no proxy.
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'x-forwarded-host'];
const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

function isLocal(c: Context<{ Bindings: Bindings }>, peerOf: PeerOf): boolean {
  const peer = peerOf(c.env.incoming.socket.remoteAddress, c.req.raw.headers) ?? '';
  const host = new URL(c.req.url).hostname;
  const isForwarded = forwarding.some((name) => c.req.header(name) !== undefined);
  return isLoopback(peer) && !isForwarded && ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

const listPage = (mails: Mail[]) =>
  page(
    t.mailbox,
    mails.length === 0
      ? `<p>${t.noEmailYet}</p>`
      : `<table><tr><th>${t.sent}</th><th>${t.to}</th><th>${t.subject}</th></tr>${mails
          .map(
            (mail) =>
              `<tr><td>${escapeHtml(mail.sentAt)}</td><td>${escapeHtml(mail.to)}</td>` +
              `<td><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
          )
          .join('')}</table>`,
  );

const mailPage = (mail: Mail) =>
  page(
    mail.subject,
    `<p><a href="/mailbox">${t.allEmails}</a></p><p>${escapeHtml(fill(t.toAt, mail))}</p>` +
      `<pre>${withLinks(mail.text)}</pre>`,
  );

/** The text with its web addresses made clickable. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 Inter,Arial,sans-serif;max-width:60rem;
margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.25rem 1rem .25rem 0}pre{white-space:pre-wrap}</style>
</head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
