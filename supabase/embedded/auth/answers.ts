import { randomUUID } from 'node:crypto';

/** A refusal in the form that auth clients read. */
export function refusal(status: number, code: string, message: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('x-sb-error-code', code);
  return Response.json({ code: status, error_code: code, msg: message }, { status, headers: all });
}

/** A refusal by our own SQL, under the name it raised (`admin_registration_closed`). */
export const refusedByDatabase = (name: string) => refusal(403, name, 'The database refused this');

/**
 * The answer to signing up. It is the same for a new account and for an address that already has one, with an
 * id that is nobody's.
 */
export function signedUp(email: string, data: unknown): Response {
  const now = new Date().toISOString();
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  });
}
