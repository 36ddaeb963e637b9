import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type postgres from 'postgres';
import { renderSVG } from 'uqr';
import { refusalName } from '../database/errors.ts';
import { errorCodeOf, type Call, type Handler } from '../gateway/call.ts';
import type { CallName } from '../gateway/calls.ts';
import { createLimiter } from '../gateway/limiter.ts';
import { tooMany } from '../gateway/limits.ts';
import { refusal } from './answers.ts';

const mostFactors = 10;
// Longer than a line of the app. A QR code has little room.
const longestName = 100;
const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

type Caller = { id: string; email: string; session: string; aal: string; isSure: boolean; isFresh: boolean };
type Answer = (call: Call, caller: Caller) => Promise<Response>;

/**
 * Second factors, which the library lacks: an app on a phone that makes codes (TOTP). Calls, answers, error
 * codes and tables are those of hosted Supabase. `refresh` answers a refresh token. `siteUrl` names the
 * issuer if the client names none.
 */
export function withFactors(
  next: Handler,
  { sql, refresh, siteUrl }: { sql: postgres.Sql; refresh: Handler; siteUrl: string },
): Handler {
  // By account, for every way to try codes. Only an open session comes this far, and its owner knows the
  // password.
  const guesses = createLimiter(5, 5 * 60_000);
  const answers: Partial<Record<CallName, Answer>> = {
    'POST /auth/v1/factors': enrol,
    'POST /auth/v1/factors/:factor/challenge': challenge,
    'POST /auth/v1/factors/:factor/verify': verify,
    'DELETE /auth/v1/factors/:factor': unenrol,
  };
  return async (call) => {
    const answer = answers[call.name];
    if (!answer) return next(call);
    const { sub, session_id: session } = call.claims ?? {};
    if (sub === undefined || session === undefined)
      return refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    // An account with a factor adds or removes one only in a session that was begun with it.
    const [caller] = await sql<Caller[]>`
      select u.id, u.email, s.id as session, s.aal, s.aal = 'aal2' or not exists (
        select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
      ) as "isSure", s.created_at > now() - interval '10 minutes' as "isFresh"
      from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = ${session} and u.id = ${sub} and (s.not_after is null or s.not_after > now())`;
    if (!caller)
      return refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    return answer(call, caller);
  };

  async function enrol({ fields }: Call, caller: Caller): Promise<Response> {
    if (fields['factor_type'] !== 'totp')
      return refusal(400, 'validation_failed', 'factor_type needs to be totp');
    const name = String(fields['friendly_name'] ?? '');
    const issuer = String(fields['issuer'] || new URL(siteUrl).host);
    if (name.length > longestName || issuer.length > longestName)
      return refusal(400, 'validation_failed', `A name has at most ${longestName} letters`);
    if (!caller.isSure) return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    // A stolen session, or one left open, would lock the owner out.
    if (!caller.isFresh) return signInAgain();
    const id = randomUUID();
    const secret = new Secret({ size: 20 });
    const totp = new TOTP({ issuer, label: caller.email, secret });
    const adding = sql.begin(async (tx) => {
      // One at a time, or many at once would all find room.
      await tx`select from auth.users where id = ${caller.id} for update`;
      await tx`
        delete from auth.mfa_factors
        where user_id = ${caller.id} and status = 'unverified' and created_at < now() - interval '5 minutes'`;
      const others = await tx`select friendly_name from auth.mfa_factors where user_id = ${caller.id}`;
      if (others.some((other) => other['friendly_name'] === name)) return 'mfa_factor_name_conflict';
      if (others.length >= mostFactors) return 'too_many_enrolled_mfa_factors';
      await tx`
        insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
        values (${id}, ${caller.id}, ${name}, 'totp', 'unverified', ${secret.base32}, now(), now())`;
      return undefined;
    });
    const fault = await adding.catch((error: unknown) => {
      const name = refusalName(error);
      if (name !== 'not_allowed' && name !== 'sign_in_again') throw error;
      return name;
    });
    if (fault === 'not_allowed' || fault === 'sign_in_again')
      return refusal(403, fault, 'This account sets up no factor, or its session is too old');
    if (fault) return refusal(422, fault, 'There are too many factors, or one of this name');
    const uri = totp.toString();
    const code = { qr_code: renderSVG(uri, { border: 4 }), secret: secret.base32, uri };
    return Response.json({ id, type: 'totp', friendly_name: name, totp: code });
  }

  async function challenge({ path, peer }: Call, caller: Caller): Promise<Response> {
    const [made] = await sql<{ id: string; expires_at: number }[]>`
      with own as (
        update auth.mfa_factors set last_challenged_at = clock_timestamp()
        where id = ${path['factor'] ?? ''} and user_id = ${caller.id} returning id
      ), gone as (
        delete from auth.mfa_challenges c using own
        where c.factor_id = own.id and c.created_at < now() - interval '1 hour'
      )
      insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
      select ${randomUUID()}, own.id, now(), ${peer || '0.0.0.0'} from own
      returning id, extract(epoch from created_at + interval '5 minutes')::integer as expires_at`;
    if (!made) return noFactor();
    return Response.json({ id: made.id, type: 'totp', expires_at: made.expires_at });
  }

  async function verify(call: Call, caller: Caller): Promise<Response> {
    if (guesses.isFull(caller.id)) return tooMany();
    // Counted before the answer is known, or many parallel guesses would all get through.
    guesses.count(caller.id);
    const refused = await sql.begin((tx) => judge(tx, call, caller));
    if (!refused || errorCodeOf(refused) !== 'mfa_verification_failed') guesses.forgive(caller.id);
    if (refused) return refused;
    // The session gets new tokens with the higher assurance level.
    const [current] = await sql<{ refresh_token: string }[]>`
      select token as refresh_token from auth.refresh_tokens
      where session_id = ${caller.session} and not revoked order by created_at desc limit 1`;
    const { origin } = new URL(call.request.url);
    return refresh({
      ...call,
      name: 'POST /auth/v1/token?grant_type=refresh_token',
      fields: { ...current },
      request: new Request(`${origin}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: call.request.headers.get('apikey') ?? '' },
        body: JSON.stringify({ ...current }),
      }),
    });
  }

  async function unenrol({ path }: Call, caller: Caller): Promise<Response> {
    const id = path['factor'] ?? '';
    const [factor] = await sql`
      select status from auth.mfa_factors where id = ${id} and user_id = ${caller.id}`;
    if (!factor) return noFactor();
    if (factor['status'] === 'verified' && caller.aal !== 'aal2')
      return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    if (factor['status'] === 'verified' && !caller.isFresh) return signInAgain();
    await sql.begin(async (tx) => {
      await tx`delete from auth.mfa_factors where id = ${id}`;
      await tx`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${id}`;
    });
    return Response.json({ id });
  }
}

/** Records that the code is right and raises the session's assurance level. Otherwise says why not. */
async function judge(tx: postgres.TransactionSql, { path, fields }: Call, caller: Caller) {
  const { challenge_id: asked, code } = fields;
  if (typeof code !== 'string' || code === '')
    return refusal(400, 'validation_failed', 'Code needs to be non-empty');
  // Locked, so that of two calls with one code the second finds it used.
  const [factor] = await tx`
    select id, secret, status from auth.mfa_factors where id = ${path['factor'] ?? ''} and user_id = ${caller.id} for update`;
  if (!factor || !isUuid(asked)) return noFactor();
  if (factor['status'] !== 'verified' && !caller.isFresh) return signInAgain();
  const [found] = await tx`
    select verified_at, created_at < now() - interval '5 minutes' as "isOver"
    from auth.mfa_challenges where id = ${asked} and factor_id = ${factor['id']}`;
  if (!found) return noFactor();
  if (found['isOver'] || found['verified_at'])
    return refusal(422, 'mfa_challenge_expired', 'The challenge has expired or was used: create a new one');
  // The current code, the one before and the one after: clocks differ, and typing takes time.
  const totp = new TOTP({ secret: Secret.fromBase32(factor['secret'] as string) });
  const used = await tx`
    select from auth.mfa_challenges
    where factor_id = ${factor['id']} and otp_code = ${code} and verified_at > now() - interval '2 minutes'`;
  if (used.length > 0 || !/^\d{6}$/.test(code) || totp.validate({ token: code, window: 1 }) === null)
    return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

  await tx`update auth.mfa_challenges set verified_at = now(), otp_code = ${code} where id = ${asked}`;
  await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor['id']}`;
  await tx`update auth.sessions set aal = 'aal2', factor_id = ${factor['id']} where id = ${caller.session}`;
  await tx`
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    values (gen_random_uuid(), ${caller.session}, 'totp', now(), now())
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
  await tx`delete from auth.mfa_factors where user_id = ${caller.id} and status = 'unverified'`;
  // A session begun with the password alone may not be the owner's.
  await tx`delete from auth.sessions where user_id = ${caller.id} and aal is distinct from 'aal2'`;
  return undefined;
}

const signInAgain = () => refusal(403, 'sign_in_again', 'This needs a session of the last ten minutes');
const noFactor = () => refusal(404, 'mfa_factor_not_found', 'Factor not found');
