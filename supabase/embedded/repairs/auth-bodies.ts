const textFields = [
  ...['email', 'password', 'current_password', 'token', 'token_hash', 'type', 'refresh_token'],
  ...['factor_type', 'friendly_name', 'issuer', 'challenge_id', 'code'],
];

/**
 * @supabase/lite 0.10.0: a body that is `null`, has a number where text belongs, or has the NUL character in
 * it, ends in a 500 of the auth server. It should be a 400. This checks the types of an object's fields. The
 * gateway refuses the rest for every call.
 */
export function isWellTyped(fields: Record<string, unknown>): boolean {
  const { data = {} } = fields;
  return (
    textFields.every((name) => ['string', 'undefined'].includes(typeof fields[name])) &&
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data)
  );
}
