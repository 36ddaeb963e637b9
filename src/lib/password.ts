/** The same as in supabase/config.toml, which the auth server reads (decision 0061). */
export const MIN_PASSWORD_LENGTH = 12;

/** bcrypt reads this much of a password and ignores the rest. */
const MAX_BYTES = 72;

/** Whether bcrypt would ignore a part of the password. */
export const isTooLong = (password: string) => new TextEncoder().encode(password).length > MAX_BYTES;
