import type { Claims } from '../auth/jwt.ts';
import { withBody } from './body.ts';
import type { CallName } from './calls.ts';

export type Fields = Record<string, unknown>;

/** A call that the gateway has let in. All of it is in the table of calls. */
export type Call = {
  name: CallName;
  request: Request;
  /** Address of the client; empty when unknown. */
  peer: string;
  /** What the caller's token says; undefined without a valid one. */
  claims: Claims | undefined;
  /** Whether it comes with the secret key. */
  isSecret: boolean;
  /** Whether its body is a file, which has not been read. */
  carriesFile: boolean;
  /** The parts of the path that the table names, decoded. */
  path: Record<string, string>;
  /** Its JSON object. Empty for none, and for a list. */
  fields: Fields;
  /** Its email address, trimmed and in lower case; empty when there is none. */
  email: string;
};

export type Handler = (call: Call) => Promise<Response>;

/** The same call with other fields. */
export function withFields(call: Call, fields: Fields): Call {
  return { ...call, fields, request: withBody(call.request, JSON.stringify(fields)) };
}

/** The code by which the auth server names a refusal. */
export const errorCodeOf = (response: Response): string | null => response.headers.get('x-sb-error-code');
