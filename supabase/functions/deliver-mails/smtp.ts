import nodemailer from 'nodemailer';
import type { Email } from './email.ts';
import { Undelivered } from './undelivered.ts';

/** Milliseconds for one email. Five emails end before their claim does (`private.claim_mails`). */
const LONGEST_MS = 25_000;
const waits = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/**
 * Sends emails by the SMTP server at `url`: `smtps://USER:PASSWORD@HOST:465`, or `smtp://…:587`, which is encrypted,
 * too, unless the server is on this machine or the address says `?requireTLS=false`. Sending throws `Undelivered`.
 */
export function createSmtp(url: string): (email: Email) => Promise<void> {
  const requireTLS = !/^(?:localhost|127\.|\[::1\])/.test(new URL(url).hostname);
  const transport = nodemailer.createTransport({ url, requireTLS, ...waits });
  return async ({ from, to, messageId, unsubscribe, ...email }) => {
    try {
      await transport.sendMail({
        ...email,
        from,
        messageId: `<${messageId}>`,
        // An object is always one address, whatever is in it.
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(LONGEST_MS),
      });
    } catch (error) {
      throw undelivered(error);
    }
  };
}

type SmtpError = {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message: string;
};

// A server's answer to the recipient or the content concerns this email. Anything else concerns all of them.
function undelivered(error: unknown): Undelivered {
  const { command = '', response, responseCode = 0, message } = error as SmtpError;
  const isOfRecipient = command === 'RCPT TO';
  return new Undelivered(response ?? message, {
    isFinal: isOfRecipient && responseCode >= 500,
    isDown: !isOfRecipient && command !== 'DATA' && command !== 'API',
  });
}
