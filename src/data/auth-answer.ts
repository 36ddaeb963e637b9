// bundle: session
import type { AuthError } from '@supabase/auth-js';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';

// Hosted Supabase has no code for this.
const PASSWORD_TOO_LONG = /password cannot be longer/i;

const SIGNED_OUT = ['no_authorization', 'bad_jwt', 'session_expired', 'session_not_found', 'user_not_found'];

/** The outcome of an auth call without its data. */
export const settled = ({ error }: { error: AuthError | null }): Result<null, Failure> =>
  error ? fail(authFailure(error)) : ok(null);

/**
 * Why the auth server refused, by its own code (`invalid_credentials`, `weak_password`, …). Only this reads
 * its errors.
 */
export function authFailure({ name, status, code = 'auth', message }: AuthError): Failure {
  // The auth client detects this itself, and gives it no code.
  if (name === 'AuthSessionMissingError') return { kind: 'signed-out', code: 'session_not_found' };
  if (!status) return { kind: 'offline', code: 'unreachable' };
  if (status === 401 || SIGNED_OUT.includes(code)) return { kind: 'signed-out', code };
  if (PASSWORD_TOO_LONG.test(message)) return { kind: 'refused', code: 'password_too_long' };
  return { kind: status < 500 && code !== 'auth' ? 'refused' : 'server', code };
}
