import { isCommonPassword } from '../../../src/lib/common-password.ts';
import { isTooLong } from '../../../src/lib/password.ts';
import { withFields, type Call, type Handler } from '../gateway/call.ts';
import type { Accounts } from './accounts.ts';
import { refusal } from './answers.ts';
import { isPassword } from './password-hash.ts';

/**
 * Refuses a password that guessers try first, or that is longer than bcrypt reads. Like hosted Supabase with
 * `require_current_password`, it also needs the current password, unless the session began with an email's
 * link.
 */
export function withNewPasswords(next: Handler, accounts: Pick<Accounts, 'passwordBehind'>): Handler {
  return async (call) => {
    if (call.name !== 'POST /auth/v1/signup' && call.name !== 'PUT /auth/v1/user') return next(call);
    const { current_password: current, ...fields } = call.fields;
    const fault = faultOf(call) ?? (await faultOfCurrent(call, current));
    return fault ?? next(current === undefined ? call : withFields(call, fields));
  };

  async function faultOfCurrent({ name, fields, claims }: Call, current: unknown) {
    if (name !== 'PUT /auth/v1/user' || typeof fields['password'] !== 'string') return undefined;
    const hash = await accounts.passwordBehind(claims?.session_id ?? '');
    if (!hash) return undefined;
    if (typeof current !== 'string')
      return refusal(400, 'current_password_required', 'This needs the current password as well');
    return (await isPassword(current, hash))
      ? undefined
      : refusal(400, 'current_password_mismatch', 'The current password is another one');
  }
}

function faultOf({ fields, email, claims }: Call): Response | undefined {
  const { password } = fields;
  if (typeof password !== 'string') return undefined;
  if (isTooLong(password)) return refusal(422, 'password_too_long', 'A password has at most 72 bytes');
  if (isCommonPassword(password, email || claims?.email))
    return refusal(422, 'weak_password', 'Many people have this password');
  return undefined;
}
