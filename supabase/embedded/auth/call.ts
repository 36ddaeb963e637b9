import { refusal } from './answers.ts';
import { withBody } from '../api/request-body.ts';

export type Fields = Record<string, unknown>;

/** A POST or PUT to the auth server, read once for all who look at it. */
export type AuthCall = {
  request: Request;
  /** Address of the client; empty when unknown. */
  peer: string;
  /** `PUT /user`, `POST /token?password`: method and path, with the kind of grant. */
  name: string;
  fields: Fields;
  /** Trimmed and in lower case; empty when there is none. */
  email: string;
};

export type AuthHandler = (call: AuthCall) => Promise<Response>;

const longestEmail = 255;
const textFields = [
  ...['email', 'password', 'token', 'token_hash', 'type'],
  ...['refresh_token', 'auth_code', 'code_verifier', 'scope'],
];

/** The call; or the refusal of a body that is not a JSON object with text where text belongs (it would be a 500). */
export async function readAuthCall(request: Request, peer: string | null): Promise<AuthCall | Response> {
  const url = new URL(request.url);
  const body = await request.text();
  const fields = readFields(body);
  if (fields === undefined) return refusal(400, 'bad_json', 'Could not parse request body as a JSON object');
  if (!isWellTyped(fields)) {
    return refusal(400, 'validation_failed', 'A field of the request has the wrong type');
  }
  const email = typeof fields['email'] === 'string' ? fields['email'].trim().toLowerCase() : '';
  if (email.length > longestEmail) {
    return refusal(400, 'validation_failed', 'The e-mail address is too long');
  }
  const grant = url.searchParams.get('grant_type');
  const name = `${request.method} ${url.pathname.replace('/auth/v1', '')}${grant === null ? '' : `?${grant}`}`;
  return { request: withBody(request, body), peer: peer ?? '', name, fields, email };
}

/** The same call with other fields. */
export function withFields(call: AuthCall, fields: Fields): AuthCall {
  return { ...call, fields, request: withBody(call.request, JSON.stringify(fields)) };
}

/** The code by which the auth server names a refusal. */
export const errorCodeOf = (response: Response): string | null => response.headers.get('x-sb-error-code');

/** What the caller's token says, unchecked. */
export function claimsOf(request: Request): { sub?: string; session_id?: string } {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
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
