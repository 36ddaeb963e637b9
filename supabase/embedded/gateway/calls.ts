import type { LimitName } from './limits.ts';

export type CallRule = {
  /**
   * Method, path, and the query keys that tell one call from another. `:x` is one part of the path, `*x` all
   * further parts. Guards go by this name, never by what a client wrote.
   */
  name: string;
  /**
   * The other query keys that the call may have. `rows` means PostgREST's keys by the columns of a table,
   * `result` by the columns of a function's answer. `arguments` adds the arguments of a function that changes
   * nothing.
   */
  query?: readonly string[] | 'rows' | 'result' | 'arguments';
  /** Its body: JSON, or a file of any type. Without this, a body is not read. */
  body?: 'json' | 'file';
  /** The fields of its JSON that are handed on. All, if none are named. */
  fields?: readonly string[];
  /** The most bytes of JSON. Default: 64 KB, or 8 KB for the auth server. */
  most?: number;
  limits?: readonly LimitName[];
  /** Why it is refused although clients know it. */
  refused?: 'not_offered' | 'post_only';
};

const account = ['email', 'password'] as const;
// SQL takes 64 KB of answers (`too_large`). As JSON with escapes, these may be longer.
const answers = {
  query: 'result',
  body: 'json',
  most: 128 * 1024,
  limits: ['refusals', 'refusalsOfAccount'],
} as const;

/**
 * Every call of the API. The gateway lets no other through, the limits count by it, and a test sends each in
 * all spellings. The database decides who may do what.
 */
export const calls = [
  {
    name: 'POST /auth/v1/token?grant_type=password',
    body: 'json',
    fields: account,
    limits: ['guessesOfAccount', 'guesses'],
  },
  {
    name: 'POST /auth/v1/token?grant_type=refresh_token',
    body: 'json',
    fields: ['refresh_token'],
    limits: ['refreshes'],
  },
  {
    name: 'POST /auth/v1/signup',
    query: ['redirect_to'],
    body: 'json',
    fields: [...account, 'data'],
    limits: ['signUps', 'confirmations', 'mailsADay'],
  },
  {
    name: 'POST /auth/v1/resend',
    query: ['redirect_to'],
    body: 'json',
    fields: ['type', 'email'],
    limits: ['confirmations', 'mailsADay'],
  },
  {
    name: 'POST /auth/v1/recover',
    query: ['redirect_to'],
    body: 'json',
    fields: ['email'],
    limits: ['mailsAskedFor', 'mails', 'resetsTo', 'resetsADay'],
  },
  {
    name: 'POST /auth/v1/verify',
    query: ['redirect_to'],
    body: 'json',
    fields: ['type', 'email', 'token', 'token_hash'],
    limits: ['codes'],
  },
  // Our emails lead to our own page, which sends a POST. This call would only let people guess codes past the
  // limit.
  { name: 'GET /auth/v1/verify', refused: 'post_only' },
  { name: 'HEAD /auth/v1/verify', refused: 'post_only' },
  { name: 'POST /auth/v1/otp', refused: 'not_offered' },
  { name: 'GET /auth/v1/user' },
  {
    name: 'PUT /auth/v1/user',
    query: ['redirect_to'],
    body: 'json',
    fields: [...account, 'current_password', 'data'],
    limits: ['guessesOfOwn', 'mailsAskedFor', 'mails', 'changesTo', 'changesOfAddress', 'mailsADay'],
  },
  {
    name: 'POST /auth/v1/factors',
    body: 'json',
    fields: ['factor_type', 'friendly_name', 'issuer'],
    limits: ['factors'],
  },
  { name: 'POST /auth/v1/factors/:factor/challenge', body: 'json', fields: [], limits: ['factors'] },
  {
    name: 'POST /auth/v1/factors/:factor/verify',
    body: 'json',
    fields: ['challenge_id', 'code'],
  },
  { name: 'DELETE /auth/v1/factors/:factor' },
  { name: 'POST /auth/v1/logout', query: ['scope'] },
  { name: 'GET /auth/v1/settings' },
  { name: 'GET /auth/v1/health' },

  { name: 'POST /rest/v1/rpc/become_first_admin', query: 'result', body: 'json', limits: ['setupCodes'] },
  { name: 'POST /rest/v1/rpc/submit_request', ...answers },
  { name: 'POST /rest/v1/rpc/change_request', ...answers },
  {
    name: 'POST /rest/v1/rpc/:function',
    query: 'result',
    body: 'json',
    limits: ['refusals', 'refusalsOfAccount'],
  },
  { name: 'GET /rest/v1/rpc/:function', query: 'arguments' },
  { name: 'GET /rest/v1/:relation', query: 'rows' },
  { name: 'HEAD /rest/v1/:relation', query: 'rows' },
  { name: 'POST /rest/v1/:relation', query: 'rows', body: 'json', limits: ['refusals', 'refusalsOfAccount'] },
  {
    name: 'PATCH /rest/v1/:relation',
    query: 'rows',
    body: 'json',
    limits: ['refusals', 'refusalsOfAccount'],
  },
  { name: 'PUT /rest/v1/:relation', query: 'rows', body: 'json', limits: ['refusals', 'refusalsOfAccount'] },
  { name: 'DELETE /rest/v1/:relation', query: 'rows', limits: ['refusals', 'refusalsOfAccount'] },

  // Nobody links to a file, copies one, or manages buckets. Files are read with a session.
  { name: 'POST /storage/v1/object/list/:bucket', body: 'json' },
  { name: 'GET /storage/v1/object/:bucket/*path' },
  { name: 'HEAD /storage/v1/object/:bucket/*path' },
  { name: 'POST /storage/v1/object/:bucket/*path', body: 'file' },
  { name: 'PUT /storage/v1/object/:bucket/*path', body: 'file' },
  { name: 'DELETE /storage/v1/object/:bucket', body: 'json' },
] as const satisfies readonly CallRule[];

export type CallName = (typeof calls)[number]['name'];
