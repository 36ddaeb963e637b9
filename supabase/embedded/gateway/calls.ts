import type { LimitName } from './limits.ts';

export type CallRule = {
  /**
   * Method, path, and the query keys that tell one call from another. `:x` is one part of the path, `*x` all that
   * follow. Guards go by this name, never by what a client wrote.
   */
  name: string;
  /**
   * The other query keys that the call may have; `rows` and `result` are PostgREST's own, which go by the table's columns,
   * or by what a function answers, and `arguments` also by what a function takes that changes nothing.
   */
  query?: readonly string[] | 'rows' | 'result' | 'arguments';
  /** What it carries: JSON, or a file of any type. Without it, a body is not read. */
  body?: 'json' | 'file';
  /** The fields of its JSON that are handed on; all of them if none are named. */
  fields?: readonly string[];
  /** How many bytes of JSON it may carry; default: 64 KB, and 8 KB to the auth server. */
  most?: number;
  limits?: readonly LimitName[];
  /** Why it is refused although clients know it. */
  refused?: 'not_offered' | 'post_only';
};

const account = ['email', 'password'] as const;
// SQL takes 64 KB of answers (`too_large`), which may be longer as they were written.
const answers = {
  query: 'result',
  body: 'json',
  most: 128 * 1024,
  limits: ['refusals', 'refusalsOfAccount'],
} as const;

/**
 * Every call that the API has. The gateway lets no other through, the limits count by it, and a test sends each of them in all
 * spellings. Who may do what is not said here: the database decides that.
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
  // Our emails lead to our own page, which posts: as a link it would only let codes be guessed past the limit.
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

  // Nobody links to a file, copies one, or manages buckets: those who may read a file read it with a session.
  { name: 'POST /storage/v1/object/list/:bucket', body: 'json' },
  { name: 'GET /storage/v1/object/:bucket/*path' },
  { name: 'HEAD /storage/v1/object/:bucket/*path' },
  { name: 'POST /storage/v1/object/:bucket/*path', body: 'file' },
  { name: 'PUT /storage/v1/object/:bucket/*path', body: 'file' },
  { name: 'DELETE /storage/v1/object/:bucket', body: 'json' },
] as const satisfies readonly CallRule[];

export type CallName = (typeof calls)[number]['name'];
