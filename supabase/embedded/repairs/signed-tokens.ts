import { readJwt } from '../auth/jwt.ts';

/**
 * @supabase/lite 0.10.0: a signed address with a forged or expired token is a 500. It should be a 400, which is what
 * storage answers when this is false: the signature is wrong or the token has expired.
 */
export const isValidToken = (token: string | null, secret: string): boolean =>
  readJwt(token, secret) !== undefined;
