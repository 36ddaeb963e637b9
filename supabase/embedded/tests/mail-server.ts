import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Received = { from: string; to: string[]; raw: string };

export type MailServer = {
  port: number;
  received: Received[];
  /** Its answer to a recipient or to the content: an SMTP code and words. Undefined accepts. */
  refuse: { recipient?: (address: string) => string | undefined; content?: string };
  stop(): Promise<void>;
};

/** An SMTP server that stores its emails. A taken port fails, 0 is any. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: Received[] = [];
  const refuse: MailServer['refuse'] = {};
  const refusal = (words: string) =>
    Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const words = refuse.recipient?.(address);
      done(words === undefined ? undefined : refusal(words));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse.content !== undefined) return done(refusal(refuse.content));
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuse,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The raw email with its folded lines joined. */
export const unfolded = (email: { raw: string } | undefined): string =>
  (email?.raw ?? '').replace(/=\r?\n/g, '');
