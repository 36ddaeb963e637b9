import type postgres from 'postgres';
import type { Call, Handler } from '../gateway/call.ts';
import type { CallName } from '../gateway/calls.ts';
import { refusal } from './answers.ts';
import { readJwt, withClaims } from './jwt.ts';

/** The method that each call begins a session with. */
const methods: Partial<Record<CallName, string>> = {
  'POST /auth/v1/token?grant_type=password': 'password',
  'POST /auth/v1/signup': 'password',
  'POST /auth/v1/verify': 'otp',
};
const answersWithUser: CallName[] = [
  ...(Object.keys(methods) as CallName[]),
  'POST /auth/v1/token?grant_type=refresh_token',
  'GET /auth/v1/user',
  'PUT /auth/v1/user',
];

/**
 * As on hosted Supabase: tokens have the session's assurance level (`aal`) and methods (`amr`), and accounts
 * list their second factors. An account with a factor changes its address and password only in a session
 * begun with it.
 */
export function withAssurance(
  next: Handler,
  { sql, jwtSecret }: { sql: postgres.Sql; jwtSecret: string },
): Handler {
  return async (call) => {
    if (await isUnsure(call)) {
      const words = 'AAL2 session is required to update email or password when MFA is enabled.';
      return refusal(401, 'insufficient_aal', words);
    }
    if (await endsSurer(call)) {
      return refusal(403, 'insufficient_aal', 'AAL2 session is required to end other sessions');
    }
    if (await isOver(call)) return refusal(403, 'session_expired', 'The session has ended');
    const response = await next(call);
    if (!response.ok || !answersWithUser.includes(call.name)) return response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const answer = (await response.json()) as Record<string, unknown>;
    return Response.json(await assured(answer, methods[call.name]), { status: response.status, headers });
  };

  async function isUnsure({ name, fields, claims }: Call): Promise<boolean> {
    const changes = name === 'PUT /auth/v1/user' && (fields['email'] ?? fields['password'] ?? null) !== null;
    if (!changes || claims?.session_id === undefined) return false;
    const found = await sql`
      select from auth.sessions s join auth.mfa_factors f on f.user_id = s.user_id and f.status = 'verified'
      where s.id = ${claims.session_id} and s.aal is distinct from 'aal2'`;
    return found.length > 0;
  }

  /** A session with the password alone ends no session begun with a code. Hosted Supabase allows that. */
  async function endsSurer({ name, request, claims }: Call): Promise<boolean> {
    if (name !== 'POST /auth/v1/logout' || claims?.session_id === undefined) return false;
    if (new URL(request.url).searchParams.get('scope') === 'local') return false;
    const found = await sql`
      select from auth.sessions s join auth.sessions surer on surer.user_id = s.user_id and surer.aal = 'aal2'
      where s.id = ${claims.session_id} and s.aal is distinct from 'aal2'`;
    return found.length > 0;
  }

  /** A session whose time is over is not renewed. */
  async function isOver({ name, fields }: Call): Promise<boolean> {
    if (name !== 'POST /auth/v1/token?grant_type=refresh_token') return false;
    const found = await sql`
      select from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
      where t.token = ${String(fields['refresh_token'] ?? '')} and s.not_after <= now()`;
    return found.length > 0;
  }

  async function assured(answer: Record<string, unknown>, method: string | undefined): Promise<object> {
    const { access_token: token, user } = answer;
    if (typeof token !== 'string') return withFactorsOf(answer);
    const session = readJwt(token, jwtSecret)?.session_id ?? '';
    if (method !== undefined) {
      await sql`
        insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
        values (gen_random_uuid(), ${session}, ${method}, now(), now()) on conflict do nothing`;
    }
    const [found] = await sql<{ aal: string; amr: object[] }[]>`
      select s.aal, coalesce((
        select jsonb_agg(jsonb_build_object(
          'method', c.authentication_method, 'timestamp', extract(epoch from c.updated_at)::bigint
        ) order by c.updated_at desc)
        from auth.mfa_amr_claims c where c.session_id = s.id
      ), '[]') as amr
      from auth.sessions s where s.id = ${session}`;
    const { aal = 'aal1', amr = [] } = found ?? {};
    return {
      ...answer,
      access_token: withClaims(token, { aal, amr }, jwtSecret),
      user: await withFactorsOf(user as Record<string, unknown>),
    };
  }

  async function withFactorsOf(user: Record<string, unknown>): Promise<object> {
    if (typeof user['id'] !== 'string') return user;
    const factors = await sql`
      select id, created_at, updated_at, status, coalesce(friendly_name, '') as friendly_name, factor_type,
        last_challenged_at
      from auth.mfa_factors where user_id = ${user['id']} order by created_at`;
    return factors.length > 0 ? { ...user, factors } : user;
  }
}
