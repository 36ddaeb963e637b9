import { randomUUID } from 'node:crypto';

/** A refusal in the form that auth clients read. */
export function refusal(status: number, code: string, message: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('x-sb-error-code', code);
  return Response.json({ code: status, error_code: code, msg: message }, { status, headers: all });
}

/** The answer to signing up with an address that has an account, as hosted Supabase words it: like a new account. */
export function asIfNew(email: string, data: unknown): Response {
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
