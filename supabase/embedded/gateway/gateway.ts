import { bearerOf, readJwt } from '../auth/jwt.ts';
import type { Call } from './call.ts';
import type { NestedOf } from './content.ts';
import { refusalOf } from './faults.ts';
import { readFields } from './fields.ts';
import { matchCall } from './match.ts';
import { rebuild } from './rebuild.ts';
import { refuse } from './refusal.ts';
import type { ColumnsOf } from './rest-select.ts';

export type GatewayOptions = {
  jwtSecret: string;
  secretKey: string;
  publishableKey: string;
  /** The schema that the API shows. */
  schema: string;
  columnsOf: ColumnsOf;
  nestedOf: NestedOf;
  /** The arguments of a function. Undefined for one that may change something. */
  argumentsOf(name: string): ReadonlySet<string> | undefined;
};

/** Reads a request of a client at `peer` as a call, or says why it is refused. */
export type Gateway = (request: Request, peer: string | null) => Promise<Call | Response>;

/**
 * The only way in. A request is read once by the table of calls, rebuilt from what was read, and handed on.
 * Anything else is refused: an unknown call (404), an unknown or repeated query key (400), another type of
 * content (415).
 */
export function createGateway(options: GatewayOptions): Gateway {
  return async (request, peer) => {
    const url = new URL(request.url);
    const match = matchCall(request.method, url);
    if (match === undefined) return refuse(404, 'unknown_call', 'There is no such call.');
    if (match === 'repeated') return refuse(400, 'repeated_query_key', 'A query key comes twice.');
    const refusal = refusalOf(request, match, options);
    if (refusal) return refusal;

    const token = bearerOf(request.headers);
    if (request.headers.has('authorization') && token === undefined)
      return refuse(401, 'bad_authorization', 'The authorization is not a bearer’s token.');

    // No body is read without a key. Only storage answers without one, for signed links.
    const key = request.headers.get('apikey');
    if (
      !match.rule.name.includes('/storage/v1/') &&
      key !== options.publishableKey &&
      key !== options.secretKey
    )
      return refuse(401, 'no_api_key', 'The request has no key of this project.');

    const content =
      match.rule.body === 'json' ? await readFields(request, match, options.nestedOf) : undefined;
    if (content instanceof Response) return content;
    const { text, fields = {}, email = '' } = content ?? {};
    return {
      name: match.rule.name,
      request: rebuild(request, url, match, { token, text }),
      peer: peer ?? '',
      claims: readJwt(token, options.jwtSecret),
      isSecret: key === options.secretKey,
      carriesFile: match.rule.body === 'file',
      path: match.path,
      fields,
      email,
    };
  };
}
