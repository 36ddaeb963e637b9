import { calls, type CallRule } from './calls.ts';
import { errorCodeOf, type Call, type Handler } from './call.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { refuse } from './refusal.ts';

type Limit = {
  /** The key a call counts under. Undefined if it does not count. */
  keyOf(call: Call): string | undefined;
  most: number;
  windowMs: number;
  /** Once it is full, one more call is let through each time this has passed. */
  thenEveryMs?: number;
  /** Whether the call turned out not to be what is limited. */
  forgives(response: Response): boolean;
  refuse(): Response;
  /** Over the limit, it answers as if the call were done, unless another limit refuses it. */
  isSilent?: true;
};

export type LimitName =
  | 'guessesOfAccount'
  | 'guesses'
  | 'guessesOfOwn'
  | 'refreshes'
  | 'codes'
  | 'signUps'
  | 'mailsAskedFor'
  | 'mails'
  | 'resetsTo'
  | 'resetsADay'
  | 'mailsADay'
  | 'changesTo'
  | 'changesOfAddress'
  | 'confirmations'
  | 'setupCodes'
  | 'refusals'
  | 'refusalsOfAccount'
  | 'factors';

const fiveMinutes = 5 * 60_000;
const oneHour = 60 * 60_000;
const oneDay = 24 * oneHour;

// A right password for an unconfirmed address is not a guess, nor is a call that failed on our side.
const wasNoGuess = (response: Response) =>
  response.ok || response.status >= 500 || errorCodeOf(response) === 'email_not_confirmed';
/** A session can be used to guess its account's password. */
const wasNoGuessOfOwn = (response: Response) => errorCodeOf(response) !== 'current_password_mismatch';
const wasNotDone = (response: Response) => !response.ok;
// A call of an ended session doesn't count.
const wasNotRefused = ({ ok, status }: Response) => ok || status === 401 || status >= 500;

const byClient = (call: Call) => call.peer;
/**
 * Nearly every provider delivers `name+1@` like `name@`, and Gmail also `na.me@`. The same as
 * `private.mailbox_of`.
 */
const byMailbox = ({ email }: Call) =>
  email
    .replace(/\+[^@]*@/, '@')
    .replace(/@googlemail\.com$/, '@gmail.com')
    .replace(/.+(?=@gmail\.com$)/, (name) => name.replaceAll('.', '')) || undefined;
/**
 * By session, so that calls with the token of an ended session, perhaps a thief's, don't count for the owner.
 */
const bySession = ({ claims }: Call) => claims?.session_id;
const byClientAndAddress = (call: Call) => `${call.peer} ${call.email}`;
const byClientIfAddress = (call: Call) => (call.email === '' ? undefined : call.peer);

/**
 * The limits of the table. Limits by client are high, since people share an address. `mailEveryMs` is the least time
 * between two emails that confirm one address, or reset its password.
 */
function limitsOf(mailEveryMs: number): Record<LimitName, Limit> {
  const tries = { windowMs: fiveMinutes, refuse: tooMany };
  const guesses = { ...tries, forgives: wasNoGuess, keyOf: byClient };
  const mails = { ...tries, forgives: wasNotDone };
  const refused = { windowMs: 2 * fiveMinutes, refuse: tooManyForDatabase, forgives: wasNotRefused };
  const resets = { ...mails, keyOf: byMailbox, isSilent: true, refuse: () => Response.json({}) } as const;
  return {
    // By address and client, so that a stranger can't lock out the owner of an account.
    guessesOfAccount: { ...guesses, most: 10, keyOf: byClientAndAddress },
    guesses: { ...guesses, most: 100 },
    guessesOfOwn: { ...tries, most: 10, keyOf: bySession, forgives: wasNoGuessOfOwn },
    refreshes: { ...guesses, most: 150 },
    codes: { ...guesses, most: 20 },
    signUps: { ...tries, most: 100, forgives: () => false, keyOf: byClient },
    mailsAskedFor: {
      ...{ ...mails, most: 5 },
      keyOf: (call) => (call.email === '' ? undefined : byClientAndAddress(call)),
    },
    mails: { ...mails, most: 50, keyOf: byClientIfAddress },
    // Not refused: the link is in the mailbox already, and strangers must not keep its owner from asking.
    resetsTo: { ...resets, most: 1, windowMs: mailEveryMs },
    // As long as a link works: strangers who use up a day's emails must not keep the owner from one either.
    resetsADay: { ...resets, most: 20, windowMs: oneDay, thenEveryMs: oneHour },
    mailsADay: { ...mails, most: 20, windowMs: oneDay, keyOf: byMailbox, refuse: tooSoon },
    changesTo: { ...mails, most: 5, keyOf: byMailbox },
    changesOfAddress: { ...mails, most: 5, keyOf: ({ email, claims }) => (email ? claims?.sub : undefined) },
    // Whether or not the address has an account, which the limit must not tell.
    confirmations: {
      ...{ most: 1, windowMs: mailEveryMs, refuse: tooSoon },
      ...{ keyOf: byClientAndAddress, forgives: wasNotDone },
    },
    factors: { ...tries, most: 30, keyOf: bySession, forgives: () => false },
    setupCodes: {
      ...{ ...tries, most: 100, keyOf: byClient, refuse: tooManyForDatabase },
      forgives: wasNotRefused,
    },
    // A call that SQL refuses is rolled back with its count (`private.limit_writes`). Visitors are counted by
    // function, since they may share an address.
    refusals: {
      ...{ ...refused, most: 120 },
      keyOf: ({ claims, peer, name, path }) => claims?.session_id ?? `${peer} ${path['function'] ?? name}`,
    },
    // Anyone with the password can begin many sessions, and must not use up the owner's limit.
    refusalsOfAccount: {
      ...refused,
      most: 600,
      keyOf: ({ claims, peer }) => claims && `${claims.sub} ${peer}`,
    },
  };
}

function limiterOf({ most, windowMs, thenEveryMs }: Limit): Limiter {
  const limiter = createLimiter(most, windowMs);
  if (thenEveryMs === undefined) return limiter;
  const more = createLimiter(1, thenEveryMs);
  return {
    isFull: (key) => limiter.isFull(key) && more.isFull(key),
    count(key) {
      limiter.count(key);
      more.count(key);
    },
    forgive(key) {
      limiter.forgive(key);
      more.forgive(key);
    },
  };
}

/**
 * Guessing passwords, codes or sessions, and asking for email after email, ends in a 429, as on hosted Supabase
 * (`[auth.rate_limit]` in config.toml).
 */
export function withLimits(next: Handler, mailEveryMs: number): Handler {
  const limits = new Map(
    Object.entries(limitsOf(mailEveryMs)).map(([name, limit]) => [name, { ...limit, ...limiterOf(limit) }]),
  );
  const countersOf = new Map(
    calls.map((rule: CallRule) => [rule.name, (rule.limits ?? []).flatMap((name) => limits.get(name) ?? [])]),
  );

  return async (call) => {
    const counting = (countersOf.get(call.name) ?? []).flatMap((counter) => {
      const key = counter.keyOf(call);
      return key === undefined ? [] : [{ counter, key }];
    });
    const full = counting.filter(({ counter, key }) => counter.isFull(key));
    const loud = full.find(({ counter }) => !counter.isSilent);
    if (loud) return loud.counter.refuse();
    // Counted before the answer is known, or parallel guesses would all get through. A call that is not done does not
    // count towards a mailbox: otherwise strangers would keep its owner from asking.
    const counted = full.length === 0 ? counting : counting.filter(({ counter }) => !counter.isSilent);
    for (const { counter, key } of counted) counter.count(key);
    if (full[0]) return full[0].counter.refuse();
    const response = await next(call);
    for (const { counter, key } of counting) if (counter.forgives(response)) counter.forgive(key);
    return response;
  };
}

export function tooMany(): Response {
  const words = 'Too many tries. Please wait five minutes and try again.';
  return refuse(429, 'over_request_rate_limit', words, { 'retry-after': '300' });
}

function tooSoon(): Response {
  const words = 'An email was sent a moment ago. Please wait a minute before asking for another.';
  return refuse(429, 'over_email_send_rate_limit', words, { 'retry-after': '60' });
}

/** With the error code of the database's own limits. */
const tooManyForDatabase = () =>
  Response.json(
    { code: 'P0001', message: 'too_many_requests', details: null, hint: null },
    { status: 429, headers: { 'retry-after': '300' } },
  );
