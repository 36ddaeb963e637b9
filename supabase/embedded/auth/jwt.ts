import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const Claims = v.object({
  sub: v.optional(v.string()),
  session_id: v.optional(v.string()),
  role: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Seconds since 1970. */
  exp: v.number(),
});

/** The claims of a signed token that matter here. */
export type Claims = v.InferOutput<typeof Claims>;

/** The bearer token of a request, if any. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer[ \t]+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** The claims of a token signed with the secret (HS256) and not expired. Undefined for any other text. */
export function readJwt(token: string | null | undefined, secret: string): Claims | undefined {
  const [header, payload, signature, ...more] = token?.split('.') ?? [];
  if (!header || !payload || !signature || more.length > 0) return undefined;
  const expected = signatureOf(header, payload, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = v.safeParse(Claims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success && claims.output.exp * 1000 > Date.now() ? claims.output : undefined;
}

/** The same token, signed again with these claims added. */
export function withClaims(token: string, claims: object, secret: string): string {
  const [header = '', payload = ''] = token.split('.');
  const all: object = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
  const encoded = Buffer.from(JSON.stringify(all)).toString('base64url');
  return `${header}.${encoded}.${signatureOf(header, encoded, secret).toString('base64url')}`;
}

const signatureOf = (header: string, payload: string, secret: string) =>
  createHmac('sha256', secret).update(`${header}.${payload}`).digest();
