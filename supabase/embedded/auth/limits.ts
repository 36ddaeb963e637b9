import { refusal } from './answers.ts';
import { claimsOf, errorCodeOf, type AuthCall, type AuthHandler } from './call.ts';
import { createLimiter } from './limiter.ts';

type Limit = {
  /** Whom a call counts for; undefined: the call does not count. */
  keyOf(call: AuthCall): string | undefined;
  most: number;
  windowMs: number;
  /** Whether the call turned out not to be what is limited. */
  forgives(response: Response): boolean;
  refuse(): Response;
};

const fiveMinutes = 5 * 60_000;
const password = 'POST /token?password';

// A right password for an unconfirmed address is no guess, and neither is a call that failed by our own fault.
const wasNoGuess = (response: Response) =>
  response.ok || response.status >= 500 || errorCodeOf(response) === 'email_not_confirmed';
const wasNotDone = (response: Response) => !response.ok;

const tries = { windowMs: fiveMinutes, refuse: tooMany };
const guesses = { ...tries, forgives: wasNoGuess };
const mails = { ...tries, forgives: wasNotDone };

/**
 * Guessing passwords, codes or sessions, and asking for email after email, ends in a 429, as on hosted Supabase
 * (`[auth.rate_limit]` in config.toml). What counts by address is generous: people share one.
 * `mailEveryMs` must lie between two confirmation emails that one client asks for.
 */
export function withLimits(next: AuthHandler, mailEveryMs: number): AuthHandler {
  const limits: Limit[] = [
    // By address and client: a stranger must not be able to lock out the owner of an account.
    { ...guesses, most: 10, keyOf: (call) => named(call, password, `${call.peer} ${call.email}`) },
    { ...guesses, most: 100, keyOf: (call) => named(call, password, call.peer) },
    { ...guesses, most: 150, keyOf: (call) => named(call, 'POST /token?refresh_token', call.peer) },
    { ...guesses, most: 20, keyOf: (call) => named(call, 'POST /verify', call.peer) },
    { ...tries, most: 100, forgives: () => false, keyOf: (call) => named(call, 'POST /signup', call.peer) },
    { ...mails, most: 5, keyOf: (call) => (asksForMail(call) ? call.email : undefined) },
    { ...mails, most: 50, keyOf: (call) => (asksForMail(call) ? call.peer : undefined) },
    { ...mails, most: 5, keyOf: (call) => (call.name === 'PUT /user' ? changeBy(call) : undefined) },
    {
      most: 1,
      windowMs: mailEveryMs,
      // Whether the address has an account or not: the limit must not tell.
      keyOf: (call) => (asksForConfirmation(call) ? `${call.peer} ${call.email}` : undefined),
      forgives: wasNotDone,
      refuse: tooSoon,
    },
  ];
  const counters = limits.map((limit) => ({ ...limit, ...createLimiter(limit.most, limit.windowMs) }));

  return async (call) => {
    const counting = counters.flatMap((counter) => {
      const key = counter.keyOf(call);
      return key === undefined ? [] : [{ counter, key }];
    });
    const full = counting.find(({ counter, key }) => counter.isFull(key));
    if (full) return full.counter.refuse();
    // Counted before the answer is known, or many parallel guesses would all get through.
    for (const { counter, key } of counting) counter.count(key);
    const response = await next(call);
    for (const { counter, key } of counting) if (counter.forgives(response)) counter.forgive(key);
    return response;
  };
}

const named = (call: AuthCall, name: string, key: string) => (call.name === name ? key : undefined);

const asksForMail = (call: AuthCall) =>
  call.name === 'POST /recover' || (call.name === 'PUT /user' && call.email !== '');

const asksForConfirmation = (call: AuthCall) => call.name === 'POST /signup' || call.name === 'POST /resend';

/** The account that wants another address, as the token says: a forged one fails, and then it does not count. */
function changeBy(call: AuthCall): string | undefined {
  return call.email === '' ? undefined : claimsOf(call.request).sub;
}

function tooMany(): Response {
  const words = 'Too many tries. Please wait five minutes and try again.';
  return refusal(429, 'over_request_rate_limit', words, { 'retry-after': '300' });
}

function tooSoon(): Response {
  const words = 'An email was sent a moment ago. Please wait a minute before asking for another.';
  return refusal(429, 'over_email_send_rate_limit', words, { 'retry-after': '60' });
}
