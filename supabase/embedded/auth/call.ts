import { withBody } from '../api/request-body.ts';
import { readAuthFields, type Fields } from '../repairs/auth-bodies.ts';
import { refusal } from './answers.ts';

/** A POST or PUT to the auth server, its body read once. */
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
/** The call, or the refusal of a malformed body. */
export async function readAuthCall(request: Request, peer: string | null): Promise<AuthCall | Response> {
  const url = new URL(request.url);
  const body = await request.text();
  const fields = readAuthFields(body);
  if (fields instanceof Response) return fields;
  const email = typeof fields['email'] === 'string' ? fields['email'].trim().toLowerCase() : '';
  if (email.length > longestEmail) {
    return refusal(400, 'validation_failed', 'The email address is too long');
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
