import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallRule } from '../gateway/calls.ts';
import {
  anna,
  ben,
  jsonHeaders,
  password,
  startTestBackend,
  type TestBackend,
} from '../tests/test-backend.ts';

let backend: TestBackend;
let annasToken: string;
beforeAll(async () => {
  backend = await startTestBackend();
  annasToken = await backend.signIn(anna.email);
});
afterAll(() => backend.stop());

describe('privileges', () => {
  test('column grants survive the first requests: nothing is granted behind our back', async () => {
    const { error } = await backend.rest(annasToken).from('people').select('secret');
    expect(error?.code).toBe('42501');
    const readable = await backend.rest(annasToken).from('people').select('id, nickname');
    expect(readable.data).toHaveLength(1);
    const grants = await backend.sql`
      select has_table_privilege('anon', 'public.closed', 'select') as anon,
             has_column_privilege('authenticated', 'public.people', 'secret', 'select') as secret`;
    expect(grants[0]).toEqual({ anon: false, secret: false });
  });

  test('a request without a session runs as anon, never as the owner', async () => {
    const { data } = await backend.rest().rpc('whoami');
    expect(data).toMatchObject({ role: 'anon', uid: null });
    const { error, status } = await backend.rest().from('people').select('id');
    expect([error?.code, status]).toEqual(['42501', 401]);
  });

  test('a request without any key is refused', async () => {
    expect((await backend.fetch('/rest/v1/people')).status).toBe(401);
  });

  test('the API server signs in with a role that owns nothing and reads no table', async () => {
    const [role] = await backend.sql`
      select rolsuper, rolcreaterole, rolcreatedb,
        exists (select from pg_class where relowner = r.oid) as owns,
        has_table_privilege('authenticator', 'public.people', 'select') as reads
      from pg_roles r where rolname = 'authenticator'`;
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owns: false,
      reads: false,
    });
  });

  test('roles do not leak between concurrent requests of different people', async () => {
    const bensToken = await backend.signIn(ben.email);
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const token = [annasToken, bensToken, undefined][index % 3];
        const { data } = await backend.rest(token).rpc('whoami');
        return (data as { uid: string | null }).uid;
      }),
    );
    expect(seen).toEqual(seen.map((_, index) => [anna.id, ben.id, null][index % 3]));
  });

  test('auth.uid(), auth.email() and auth.role() read the session', async () => {
    const { data } = await backend.rest(annasToken).rpc('whoami');
    expect(data).toEqual({
      role: 'authenticated',
      uid: anna.id,
      email: anna.email,
      jwt_role: 'authenticated',
    });
  });

  test('the API roles may use the schemas auth and storage', async () => {
    const [row] = await backend.sql`
      select bool_and(has_schema_privilege(r, s, 'usage')) as may
      from unnest(array['anon', 'authenticated', 'service_role']) r, unnest(array['auth', 'storage']) s`;
    expect(row?.['may']).toBe(true);
  });

  test('the secret key acts as service_role', async () => {
    const response = await backend.fetch('/rest/v1/rpc/whoami', {
      method: 'POST',
      headers: { ...jsonHeaders, apikey: backend.secretKey },
      body: '{}',
    });
    // whoami is granted to anon and authenticated only.
    expect(response.status).toBe(403);
  });

  test('row security hides a stranger’s row without an error', async () => {
    const { data } = await backend
      .rest(annasToken)
      .from('people')
      .update({ nickname: 'x' })
      .eq('id', ben.id)
      .select('id');
    expect(data).toEqual([]);
  });
});

describe('values', () => {
  test('numeric, timestamptz, bigint and jsonb arrive as PostgREST writes them', async () => {
    const { data } = await backend
      .rest(annasToken)
      .from('notes')
      .insert({ body: 'values', price: 12.5, tags: { a: [1, 'two'] } })
      .select('id, price, tags, written_at')
      .single();
    expect(data).toEqual({
      id: expect.any(Number) as number,
      price: 12.5,
      tags: { a: [1, 'two'] },
      written_at: '2026-01-02T03:04:05.5+00:00',
    });
  });

  test('jsonb that the auth server writes is an object, so a sign-up trigger can read it', async () => {
    await backend
      .auth()
      .signUp({ email: 'carl@demo.test', password, options: { data: { nickname: 'Carl' } } });
    const [row] = await backend.sql`
      select jsonb_typeof(u.raw_user_meta_data) as type, p.nickname
      from auth.users u join public.people p using (id) where u.email = 'carl@demo.test'`;
    expect(row).toEqual({ type: 'object', nickname: 'Carl' });
  });
});

describe('errors', () => {
  test('a failed check is a 400 with its code', async () => {
    const { error, status } = await backend.rest(annasToken).from('notes').insert({ body: '' });
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  test('raise exception is a 400 with message, detail and hint', async () => {
    const { error, status } = await backend.rest().rpc('refuse', { reason: 'job_closed' });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'P0001',
      message: 'job_closed',
      details: 'because',
      hint: 'try later',
    });
  });

  test('a value of the wrong type is refused in our words, which don’t repeat it', async () => {
    const answer = await backend.rest(annasToken).from('people').select('id').eq('id', 'half an id');
    expect([answer.status, answer.error?.code]).toEqual([400, '22P02']);
    expect(JSON.stringify(answer.error)).not.toMatch(/half an id|uuid/);
    const added = await backend.rest(annasToken).from('notes').insert({ body: 'when', written_at: true });
    expect([added.status, added.error?.code]).toEqual([400, '42804']);
    expect(JSON.stringify(added.error)).not.toMatch(/timestamp|cast/);
  });

  test('a duplicate is a 409', async () => {
    await backend.rest(annasToken).from('notes').insert({ body: 'twice' });
    const { error, status } = await backend.rest(annasToken).from('notes').insert({ body: 'twice' });
    expect([status, error?.code]).toEqual([409, '23505']);
  });

  test('malformed JSON is a 400, for tables, functions and auth', async () => {
    const post = (path: string, body: string) =>
      backend.fetch(path, { method: 'POST', headers: jsonHeaders, body });
    const bodies = ['{"a":', 'null', '[]', '"text"', '7'];
    for (const body of bodies) {
      expect((await post('/auth/v1/signup', body)).status, `signup ${body}`).toBe(400);
      expect((await post('/auth/v1/token?grant_type=password', body)).status, `token ${body}`).toBe(400);
    }
    expect((await post('/rest/v1/notes', '{"a":')).status).toBe(400);
    expect((await post('/rest/v1/rpc/whoami', '{"a":')).status).toBe(400);
    for (const body of ['null', '"text"', '7']) {
      expect((await post('/rest/v1/notes', body)).status, `notes ${body}`).toBeLessThan(500);
      expect((await post('/rest/v1/rpc/whoami', body)).status, `rpc ${body}`).toBeLessThan(500);
    }
  });

  test('wrong types and NUL characters are a 400 for every call to auth', async () => {
    for (const { name, fields = [] } of calls as readonly CallRule[]) {
      if (!name.includes('/auth/v1/')) continue;
      const [method = '', path = ''] = name.replace(':factor', anna.id).split(' ');
      for (const field of fields) {
        for (const value of [null, 7, [], ...(field === 'data' ? [] : ['a\0b', {}])]) {
          const body = JSON.stringify({ [field]: value });
          const response = await backend.fetch(path, { method, headers: jsonHeaders, body });
          expect(response.status, `${name} ${body}`).toBe(400);
        }
      }
    }
  });

  test('a body that its call can’t take is a 400 in plain words', async () => {
    const bodies: Record<string, string[]> = {
      'POST rpc/refuse': ['[1]', '[{}]', '{"reason":{"a":1}}', '{"reason":["a"]}', '{"reason":1e999999}'],
      'POST notes': ['{}', '[1]', '[{}]', '{"body":{"a":1}}', '[{"body":["a"]}]'],
      'POST notes?columns="body"': ['{"price":1}'],
      'PATCH notes?id=eq.1': ['[]', '{}', '[{"body":"a"}]'],
    };
    const each = Object.entries(bodies).flatMap(([name, all]) => all.map((body) => [name, body] as const));
    for (const [name, body] of each) {
      const [method, path] = name.split(' ');
      const headers = { ...jsonHeaders, Authorization: `Bearer ${annasToken}` };
      const response = await backend.fetch(`/rest/v1/${path}`, { method, headers, body });
      const answer: unknown = await response.json();
      expect([name, body, response.status, answer]).toMatchObject([name, body, 400, { code: 'bad_json' }]);
    }
  });

  test('JSON that is nested deeper than anyone needs, or has NUL in it, is a 400', async () => {
    const nested = `${'['.repeat(3_000)}${']'.repeat(3_000)}`;
    const paths = [
      '/rest/v1/rpc/refuse',
      '/rest/v1/notes',
      '/auth/v1/signup',
      '/storage/v1/object/list/documents',
    ];
    for (const path of paths) {
      for (const body of [`{"reason":${nested}}`, '{"reason":"a\\u0000b"}', '{"a\\u0000b":1}']) {
        const response = await backend.fetch(path, { method: 'POST', headers: jsonHeaders, body });
        expect(response.status, `${path} ${body.slice(0, 20)}`).toBe(400);
      }
    }
  });

  test('a body may be as long as its call needs, and is read only with a key', async () => {
    const send = (path: string, kilobytes: number, headers = jsonHeaders) => {
      const body = JSON.stringify({ body: 'x'.repeat(1024 * kilobytes - 11) });
      return backend.fetch(path, { method: 'POST', headers, body }).then(({ status }) => status);
    };
    for (const [path, longest] of [
      ['/auth/v1/signup', 8],
      ['/rest/v1/rpc/whoami', 64],
      ['/rest/v1/notes', 64],
      ['/rest/v1/rpc/submit_request', 128],
    ] as const) {
      expect(await send(path, longest), path).not.toBe(413);
      expect(await send(path, longest + 1), path).toBe(413);
      expect(await send(path, longest + 1, { ...jsonHeaders, apikey: 'none' }), path).toBe(401);
    }
  });

  test('an address that cannot be decoded is a 400', async () => {
    for (const path of ['/rest/v1/%E0%A4%A', '/auth/v1/%E0%A4%A', '/storage/v1/object/documents/%E0%A4%A']) {
      expect((await backend.fetch(path, { headers: jsonHeaders })).status).toBe(400);
    }
  });

  test('a path that spells a letter as a code is a 400, wherever the letter is', async () => {
    for (const path of [
      '/%61uth/v1/health',
      '/auth/v1/%68ealth',
      '/rest/v1/notes%2eold',
      '/storage/v1/%6Fbject/a/b',
    ]) {
      expect((await backend.fetch(path, { headers: jsonHeaders })).status, path).toBe(400);
    }
  });

  test('an unknown table is a 404, even when many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => backend.rest().from('nothing').select()),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });
});

test('the schema cache follows a change of the schema', async () => {
  await backend.sql.unsafe(`
    create table public.later (id int primary key);
    alter table public.later enable row level security;
    grant select on public.later to anon;
    grant references on public.later to authenticator;
    create policy "All" on public.later for select to anon using (true);
    notify pgrst, 'reload schema'`);
  await expect.poll(async () => (await backend.rest().from('later').select()).status).toBe(200);
});

test('a function sees the request’s headers, with the address that we saw', async () => {
  const response = await backend.fetch('/rest/v1/rpc/seen_headers', {
    method: 'POST',
    headers: {
      ...jsonHeaders,
      'X-Forwarded-For': '203.0.113.9',
      'CF-Connecting-IP': '203.0.113.9',
      'X-Test': 'yes',
    },
    body: '{}',
  });
  expect(await response.json()).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'cf-connecting-ip': '127.0.0.1',
    'x-test': 'yes',
  });
});

test('no other site in the browser may read an answer', async () => {
  for (const path of ['/rest/v1/people', '/auth/v1/settings', '/storage/v1/object/documents/none.pdf']) {
    const headers = { ...jsonHeaders, origin: 'https://evil.example' };
    const response = await backend.fetch(path, { headers });
    expect(response.headers.get('access-control-allow-origin'), path).toBeNull();
  }
});

test('a call ends when its role’s statement timeout says so', async () => {
  await backend.sql.unsafe(`
    alter role anon set statement_timeout = '2s';
    create function public.nap() returns void language sql as 'select pg_sleep(7)';
    grant execute on function public.nap() to anon;
    notify pgrst, 'reload schema'`);
  const nap = async () => (await backend.rest().rpc('nap')).error?.code;
  await expect.poll(nap, { timeout: 10_000 }).toBe('57014');
});

test('no answer is cached or taken for another type', async () => {
  const paths = [
    ...[
      '/rest/v1/people',
      '/rest/v1/people?select=id',
      '/rest/v1/nothing',
      '/auth/v1/settings',
      '/auth/v1/user',
    ],
    ...['/storage/v1/object/documents/none.pdf', '/healthz', '/rest/v1/%E0%A4%A'],
  ];
  for (const path of paths) {
    const { headers } = await backend.fetch(path, {
      headers: { ...jsonHeaders, Authorization: `Bearer ${annasToken}` },
    });
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
});

test('/_system is not there', async () => {
  const response = await backend.fetch('/_system/info', { headers: jsonHeaders });
  expect(response.status).toBe(404);
});

test('the health check answers', async () => {
  expect((await backend.fetch('/healthz')).status).toBe(200);
});
