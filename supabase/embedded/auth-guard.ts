import { randomUUID } from 'node:crypto';
import { createLimiter } from './limiter.ts';
import { withBody } from './request-body.ts';
import type { UnconfirmedAccounts } from './unconfirmed-accounts.ts';

type Handler = (request: Request, peer: string | null) => Promise<Response>;
type Fields = Record<string, unknown>;

const windowMs = 5 * 60_000;
const longestEmail = 255;
const notOffered = ['/otp', '/magiclink', '/reauthenticate'];
const textFields = [
  'email',
  'password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
];

/**
 * Stands before the auth server, which trusts what it gets: a body that is not a JSON object with text where text
 * belongs is a 400 (it would be a 500), and guessing passwords or codes, or asking for mail after mail, ends in a 429.
 * Hosted Supabase does both by itself. Sign-in links and codes, which this site does not offer, are refused. Nor
 * does it tell, where the auth server would, which addresses have an account.
 */
export function createAuthGuard(next: Handler, unconfirmed: UnconfirmedAccounts): Handler {
  const failedPasswords = createLimiter(10, windowMs);
  const failedCodes = createLimiter(20, windowMs);
  const mails = createLimiter(5, windowMs);
  const signUps = createLimiter(100, windowMs);

  return async (request, peer) => {
    const url = new URL(request.url);
    const path = url.pathname.replace('/auth/v1', '');
    // Our mails lead to our own page, which posts: as a link it would only let codes be guessed past the limit.
    if (path === '/verify' && (request.method === 'GET' || request.method === 'HEAD'))
      return refusal(405, 'method_not_allowed', 'Codes are checked by POST');
    if (request.method !== 'POST' && request.method !== 'PUT') return next(request, peer);
    const body = await request.text();
    const fields = readFields(body);
    if (fields === undefined)
      return refusal(400, 'bad_json', 'Could not parse request body as a JSON object');
    if (!isWellTyped(fields))
      return refusal(400, 'validation_failed', 'A field of the request has the wrong type');

    const email = typeof fields['email'] === 'string' ? fields['email'].trim().toLowerCase() : '';
    const isPassword = path === '/token' && url.searchParams.get('grant_type') === 'password';
    const from = peer ?? '';
    // By both: a stranger must not be able to lock the owner of an address out.
    const account = `${from} ${email}`;

    if (notOffered.includes(path)) return refusal(422, 'otp_disabled', 'Signing in by mail is not offered');
    if (email.length > longestEmail)
      return refusal(400, 'validation_failed', 'The e-mail address is too long');
    if (isPassword && failedPasswords.isFull(account)) return tooMany();
    if (path === '/verify' && failedCodes.isFull(from)) return tooMany();
    if (path === '/signup' && signUps.isFull(from)) return tooMany();
    if (path === '/recover' && mails.isFull(email)) return tooMany();
    // Before the answer is known, or many guesses at once would all find room.
    if (isPassword) failedPasswords.count(account);
    if (path === '/verify') failedCodes.count(from);
    if (path === '/signup') signUps.count(from);
    if (path === '/recover') mails.count(email);

    const response = await next(withBody(request, body), peer);
    const code = response.headers.get('x-sb-error-code');
    if (path === '/verify' && response.ok) failedCodes.forgive(from);
    if (isPassword && response.ok) failedPasswords.forgive(account);
    if (isPassword && (code === 'invalid_credentials' || code === 'email_not_confirmed')) {
      const isRight =
        code === 'email_not_confirmed' && (await unconfirmed.hasPassword(email, String(fields['password'])));
      if (!isRight) return refusal(400, 'invalid_credentials', 'Invalid login credentials');
      failedPasswords.forgive(account);
      return response;
    }
    // The auth server's answer to every known address, for ever.
    if (code === 'over_email_send_rate_limit' && (path === '/signup' || fields['type'] === 'signup')) {
      if ((await unconfirmed.sendAnotherMail(email)) === 'too-soon') return response;
      return Response.json(path === '/signup' ? asIfNew(email, fields['data']) : {});
    }
    return response;
  };
}

/** The answer to signing up with an address that has an account, as hosted Supabase words it: like a new account. */
function asIfNew(email: string, data: unknown) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}

/** The body's fields; undefined when it is neither empty nor a JSON object. */
function readFields(body: string): Fields | undefined {
  if (body.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isWellTyped(fields: Fields): boolean {
  const data = fields['data'] ?? {};
  return (
    textFields.every(
      (name) => fields[name] === undefined || fields[name] === null || typeof fields[name] === 'string',
    ) &&
    typeof data === 'object' &&
    !Array.isArray(data) &&
    // Postgres text cannot hold the NUL character.
    !JSON.stringify(fields).includes(String.raw`\u0000`)
  );
}

const tooMany = () =>
  refusal(429, 'over_request_rate_limit', 'Too many tries. Please wait five minutes and try again.');

function refusal(status: number, code: string, message: string): Response {
  const headers = { 'x-sb-error-code': code };
  return Response.json({ code: status, error_code: code, msg: message }, { status, headers });
}
