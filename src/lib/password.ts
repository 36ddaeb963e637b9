/** Also of supabase/config.toml, where the auth server reads it (decision 0061). */
export const MIN_PASSWORD_LENGTH = 12;

/** What bcrypt reads of a password; it would take the rest as if it were not there. */
const MAX_BYTES = 72;

/** Whether a part of the password would not count. */
export const isTooLong = (password: string) => new TextEncoder().encode(password).length > MAX_BYTES;
