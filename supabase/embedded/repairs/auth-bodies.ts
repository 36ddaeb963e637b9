import { refusal } from '../auth/answers.ts';

export type Fields = Record<string, unknown>;

const textFields = [
  ...['email', 'password', 'token', 'token_hash', 'type'],
  ...['refresh_token', 'auth_code', 'code_verifier', 'scope'],
];

/**
 * @supabase/lite 0.10.0: a body that is `null`, has a number where text belongs, or has the NUL character in it, ends in a 500
 * of the auth server. It should be a 400, as it is here for a body that is no object or has a field of the wrong type.
 * Answers with the fields of the body, or the refusal.
 */
export function readAuthFields(body: string): Fields | Response {
  const fields = readFields(body);
  if (fields === undefined) return refusal(400, 'bad_json', 'Could not parse request body as a JSON object');
  if (isWellTyped(fields)) return fields;
  return refusal(400, 'validation_failed', 'A field of the request has the wrong type');
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
