import { createLimiter } from './limiter.ts';
import { withBody } from './request-body.ts';

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
 * Hosted Supabase does both by itself. Sign-in links and codes, which this site does not offer, are refused.
 */
export function createAuthGuard(next: Handler): Handler {
  const failedPasswords = createLimiter(10, windowMs);
  const failedCodes = createLimiter(20, windowMs);
  const mails = createLimiter(5, windowMs);
  const signUps = createLimiter(100, windowMs);

  return async (request, peer) => {
    if (request.method !== 'POST' && request.method !== 'PUT') return next(request, peer);
    const body = await request.text();
    const fields = readFields(body);
    if (fields === undefined)
      return refusal(400, 'bad_json', 'Could not parse request body as a JSON object');
    if (!isWellTyped(fields))
      return refusal(400, 'validation_failed', 'A field of the request has the wrong type');

    const url = new URL(request.url);
    const email = typeof fields['email'] === 'string' ? fields['email'].trim().toLowerCase() : '';
    const path = url.pathname.replace('/auth/v1', '');
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
    if (path === '/signup') signUps.count(from);
    if (path === '/recover') mails.count(email);

    const response = await next(withBody(request, body), peer);
    if (isPassword && response.headers.get('x-sb-error-code') === 'invalid_credentials')
      failedPasswords.count(account);
    if (path === '/verify' && response.status >= 400) failedCodes.count(from);
    return response;
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
  const headers = { 'x-sb-error-code': code, 'access-control-allow-origin': '*' };
  return Response.json({ code: status, error_code: code, msg: message }, { status, headers });
}
