import type { GatewayOptions } from './gateway.ts';
import { fixedKeys, type Match } from './match.ts';
import { refuse } from './refusal.ts';
import { faultInResult, faultInRows } from './rest-query.ts';

/** Why a call is refused, by its address and headers alone. Undefined if it isn't. */
export function refusalOf(request: Request, match: Match, options: GatewayOptions): Response | undefined {
  const { rule, path, query } = match;
  if (rule.refused === 'post_only') return refuse(405, 'method_not_allowed', 'Codes are checked by POST');
  if (rule.refused === 'not_offered')
    return refuse(422, 'otp_disabled', 'Signing in by email is not offered');
  if (hasHiddenLetters(match)) return refuse(400, 'bad_address', 'The address is not valid.');
  const profiles = ['accept-profile', 'content-profile'].map((name) => request.headers.get(name));
  if (rule.query && profiles.some((profile) => profile !== null && profile !== options.schema))
    return refuse(406, 'PGRST106', `Only this schema is shown: ${options.schema}`);

  if (rule.query === 'rows') {
    const columns = options.columnsOf(path['relation'] ?? '');
    if (!columns) return refuse(404, 'PGRST205', 'There is no such table.');
    return badQuery(faultInRows(query, columns, options.columnsOf)) ?? wrongContent(request, rule.body);
  }
  if (rule.query === 'arguments') {
    const taken = options.argumentsOf(path['function'] ?? '');
    if (!taken) return refuse(404, 'PGRST202', 'There is no such function that only reads.');
    return badQuery(faultInResult(query, taken));
  }
  const known = [...(rule.query === 'result' ? [] : (rule.query ?? [])), ...fixedKeys(rule)];
  const fault =
    rule.query === 'result' ? faultInResult(query) : [...query.keys()].find((key) => !known.includes(key));
  return badQuery(fault) ?? wrongContent(request, rule.body);
}

/** Control characters anywhere, and in a path also invisible ones, such as a zero-width space. */
const hasHiddenLetters = ({ path, query }: Match) =>
  Object.values(path).some((part) => /[\p{Cc}\p{Cf}]/u.test(part)) ||
  [...query].some((pair) => pair.some((text) => /\p{Cc}/u.test(text)));

const badQuery = (key: string | undefined) =>
  key === undefined
    ? undefined
    : refuse(400, 'bad_query', `The query key “${key}” is not known here, or not with this value.`);

function wrongContent(request: Request, expected: 'json' | 'file' | undefined): Response | undefined {
  if (expected === undefined || !request.body) return undefined;
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (expected === 'json' ? type === 'application/json' : type !== '') return undefined;
  return refuse(415, 'wrong_content_type', 'The content is not of the type that is expected here.');
}
