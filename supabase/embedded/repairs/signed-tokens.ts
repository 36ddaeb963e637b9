import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/**
 * @supabase/lite 0.10.0: a signed address with a forged or expired token is a 500. It should be a 400, which is what
 * storage answers when this is false: the signature is wrong or the token has expired.
 */
export function isValidToken(token: string | null, secret: string): boolean {
  const [header, payload, signature] = token?.split('.') ?? [];
  if (!header || !payload || !signature) return false;
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const { exp } = v.parse(
    v.object({ exp: v.number() }),
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return exp * 1000 > Date.now();
}
