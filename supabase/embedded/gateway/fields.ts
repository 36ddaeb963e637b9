import { isWellTyped } from '../repairs/auth-bodies.ts';
import { storageError } from '../storage/errors.ts';
import { readBodyAtMost } from './body.ts';
import type { Fields } from './call.ts';
import { isContent, type NestedOf } from './content.ts';
import { readJson } from './json.ts';
import type { Match } from './match.ts';
import { refuse } from './refusal.ts';

const kilobyte = 1024;
const longestEmail = 255;

/** A JSON body, serialized again (undefined for none), with its fields and their email address. */
export type Content = { text: string | undefined; fields: Fields; email: string };

/** The content of a call with JSON. Refuses a body that is too long, malformed or not for this call. */
export async function readFields(
  request: Request,
  match: Match,
  nestedOf: NestedOf,
): Promise<Content | Response> {
  const { rule } = match;
  const isStorage = rule.name.includes('/storage/v1/');
  const refusals = isStorage ? inStorage : inGeneral;
  const { most = rule.name.includes('/auth/v1/') ? 8 * kilobyte : 64 * kilobyte } = rule;
  const body = request.body ? await readBodyAtMost(request, most) : new Uint8Array();
  if (!body) return refusals.tooLong();
  // The API server's storage fails on a call without a body.
  const isOptional = rule.fields === undefined && !isStorage;
  if (body.length === 0 && isOptional) return { text: undefined, fields: {}, email: '' };
  const value = body.length === 0 ? {} : readJson(body)?.value;
  if (typeof value !== 'object' || value === null || !isContent(value, match, nestedOf))
    return refusals.malformed();
  if (rule.fields === undefined) {
    return { text: JSON.stringify(value), fields: Array.isArray(value) ? {} : { ...value }, email: '' };
  }
  if (Array.isArray(value)) return refusals.malformed();

  const { fields: names } = rule;
  const fields: Fields = Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
  if (!isWellTyped(fields)) {
    return refuse(400, 'validation_failed', 'A field of the request has the wrong type');
  }
  const email = typeof fields['email'] === 'string' ? fields['email'].trim().toLowerCase() : '';
  // An address with invisible letters would count as another one.
  if (email.length > longestEmail || /\p{C}/u.test(email)) {
    return refuse(400, 'validation_failed', 'The email address is not valid');
  }
  if (email !== '') fields['email'] = email;
  return { text: JSON.stringify(fields), fields, email };
}

const inGeneral = {
  tooLong: () => refuse(413, 'payload_too_large', 'The request is too large.'),
  malformed: () => refuse(400, 'bad_json', 'The request is not the JSON that is expected here.'),
};

const inStorage = {
  tooLong: () => storageError(413, 'Payload too large', 'The request is too large'),
  malformed: () => storageError(400, 'InvalidRequest', 'The request is not valid JSON'),
};
