import type { AuthClient } from '@supabase/auth-js';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  jsonHeaders,
  newestLink,
  password,
  productOptions,
  startTestBackend,
  tokenIn,
  type TestBackend,
} from './test-backend.ts';

/** Someone who is signed in. */
export type Person = {
  id: string;
  email: string;
  auth: InstanceType<typeof AuthClient>;
  token: string;
  refreshToken: string;
};

/** People who use a backend, and their bare calls. */
export function peopleAt(backend: TestBackend) {
  /** Signs up and confirms by the email. Returns the signed-in person. */
  async function register(email: string, data: object = {}): Promise<Person> {
    const auth = backend.auth();
    const secret = randomUUID();
    const { error } = await auth.signUp({
      email,
      password,
      options: { data: { ...data, sign_up_secret: secret } },
    });
    if (error) throw error;
    const person = await confirm(auth, email);
    expect((await rpc('claim_password', { secret }, person.token)).body).toBe(true);
    return person;
  }

  /** Follows the link of the email that confirms an address. */
  async function confirm(auth: Person['auth'], email: string): Promise<Person> {
    const token_hash = tokenIn(await newestLink(backend, email));
    return personOf(auth, await auth.verifyOtp({ type: 'signup', token_hash }));
  }

  async function signIn(email: string): Promise<Person> {
    const auth = backend.auth();
    return personOf(auth, await auth.signInWithPassword({ email, password }));
  }

  function personOf(
    auth: Person['auth'],
    { data, error }: Awaited<ReturnType<Person['auth']['verifyOtp']>>,
  ): Person {
    if (error || !data.session || !data.user) throw error ?? new Error('no session');
    const { access_token: token, refresh_token: refreshToken } = data.session;
    return { id: data.user.id, email: data.user.email ?? '', auth, token, refreshToken };
  }

  /** A bare call; answers with status and body. */
  async function call(method: string, target: string, token?: string, body?: unknown, headers: object = {}) {
    const response = await backend.fetch(target, {
      method,
      headers: {
        ...jsonHeaders,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : null, response };
  }

  const rpc = (name: string, args: object, token?: string) =>
    call('POST', `/rest/v1/rpc/${name}`, token, args);

  const myProfile = async (token: string) => (await call('GET', '/rest/v1/users?select=*', token)).body;
  const rowOf = async (id: string) => (await backend.sql`select * from public.users where id = ${id}`)[0];
  const refresh = (refresh_token: string) =>
    call('POST', '/auth/v1/token?grant_type=refresh_token', undefined, { refresh_token });

  /** The first admin of a new backend, by its setup code. */
  async function firstAdmin(): Promise<Person> {
    const person = await register('first-admin@demo.test');
    await rpc('become_first_admin', { code: backend.setupCode }, person.token);
    return person;
  }

  return { register, confirm, signIn, firstAdmin, call, rpc, refresh, myProfile, rowOf };
}

/** A backend of the product with its first admin and a caregiver. */
export async function startWithPeople() {
  const backend = await startTestBackend(productOptions());
  const people = peopleAt(backend);
  return { backend, people, admin: await people.firstAdmin(), cara: await people.register('cara@demo.test') };
}
