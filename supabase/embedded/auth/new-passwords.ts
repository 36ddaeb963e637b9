import { isCommonPassword } from '../../../src/lib/common-password.ts';
import { isTooLong } from '../../../src/lib/password.ts';
import type { Handler } from '../gateway/call.ts';
import type { CallName } from '../gateway/calls.ts';
import { refusal } from './answers.ts';

const choosesPassword: CallName[] = ['POST /auth/v1/signup', 'PUT /auth/v1/user'];

/** Refuses to keep a password that guessers try first, or one of which a part would not count. */
export function withNewPasswords(next: Handler): Handler {
  return async (call) => {
    const { password } = call.fields;
    if (!choosesPassword.includes(call.name) || typeof password !== 'string') return next(call);
    if (isTooLong(password)) return refusal(422, 'password_too_long', 'A password has at most 72 bytes');
    const address = call.email || call.claims?.email;
    if (isCommonPassword(password, address))
      return refusal(422, 'weak_password', 'Many people have this password');
    return next(call);
  };
}
