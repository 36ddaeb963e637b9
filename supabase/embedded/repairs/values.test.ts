import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anna, password } from '../tests/test-backend.ts';
import { startUnrepaired, type Unrepaired } from '../tests/unrepaired.ts';
import { apiValues } from './values.ts';

const upstream = {
  booleans: [true, false, false, false, false, false],
  userData: 'string',
  note: { price: '12.50', written_at: '2026-01-02 03:04:05.5+00' },
};
const repaired = {
  booleans: [true, false, true, 'refused', 'refused', 'refused'],
  userData: 'object',
  note: { price: 12.5, written_at: '2026-01-02T03:04:05.5+00:00' },
};

describe.each([
  ['upstream still reads and writes', {}, upstream],
  ['repaired as PostgREST does', apiValues, repaired],
])('%s', (_, types, expected) => {
  let server: Unrepaired;
  beforeAll(async () => {
    server = await startUnrepaired({ types });
  });
  afterAll(() => server?.stop());

  test('booleans, and values that are not', async () => {
    const answers: unknown[] = [];
    for (const wanted of [true, false, 'yes', 'maybe', 2, {}]) {
      const response = await server.ask('POST', '/rest/v1/rpc/said_yes', { wanted });
      answers.push(response.ok ? await response.json() : 'refused');
    }
    expect(answers).toEqual(expected.booleans);
  });

  test('the data of a sign-up', async () => {
    const data = { nickname: 'Carl' };
    await server.ask('POST', '/auth/v1/signup', { email: 'carl@demo.test', password, data });
    const [user] = await server.sql`
      select jsonb_typeof(raw_user_meta_data) as kind from auth.users where email = 'carl@demo.test'`;
    expect(user?.['kind']).toBe(expected.userData);
  });

  test('numbers and times', async () => {
    await server.sql`insert into public.notes (author, body, price) values (${anna.id}, 'priced', 12.5)`;
    const token = await server.signIn(anna.email);
    const response = await server.ask('GET', '/rest/v1/notes?select=price,written_at', undefined, token);
    expect(await response.json()).toEqual([expected.note]);
  });
});
