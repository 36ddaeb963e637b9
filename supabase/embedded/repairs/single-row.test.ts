import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anna, jsonHeaders, startTestBackend, type TestBackend } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  token = await backend.signIn(anna.email);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.sql`truncate public.books`;
  await backend.sql`insert into public.books (id, shelf_id, title_text) overriding system value values (101, 1, 'First'), (102, 1, 'Second')`;
});

const selects = [
  'id',
  'id, title:title_text',
  'id, shelf:shelves(label)',
  'id, title:title_text, shelf:shelves(name:label)',
];
const titles = async () =>
  (await backend.sql`select title_text from public.books order by title_text`).map(
    (row) => row['title_text'] as string,
  );

/** The answer to a write that asks for one object: its status, media type and body. */
async function write(method: string, query: string, body?: object) {
  const response = await backend.fetch(`/rest/v1/books?${query}`, {
    method,
    headers: {
      ...jsonHeaders,
      Authorization: `Bearer ${token}`,
      Accept: 'application/vnd.pgrst.object+json',
      Prefer: 'return=representation',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: (await response.json()) as unknown,
  };
}

describe.each(selects)('a write of one row with select=%s', (select) => {
  const one = expect.objectContaining({ id: expect.any(Number) as number }) as unknown;
  const type = expect.stringContaining('application/vnd.pgrst.object+json') as unknown;
  const query = `select=${encodeURIComponent(select.replaceAll(' ', ''))}`;

  test('answers with an object: insert, update and delete', async () => {
    expect(await write('POST', query, { shelf_id: 1, title_text: 'New' })).toEqual({
      status: 201,
      type,
      body: one,
    });
    expect(await write('PATCH', `${query}&id=eq.101`, { title_text: 'Changed' })).toEqual({
      status: 200,
      type,
      body: one,
    });
    expect(await write('DELETE', `${query}&id=eq.102`)).toEqual({ status: 200, type, body: one });
    expect(await titles()).toEqual(['Changed', 'New']);
  });

  test('is refused for none or several rows, and then nothing has changed', async () => {
    const refused = (count: number) => ({
      status: 406,
      type: expect.any(String) as string,
      body: expect.objectContaining({
        code: 'PGRST116',
        details: `The result contains ${count} rows`,
      }) as unknown,
    });
    expect(await write('PATCH', `${query}&id=eq.999`, { title_text: 'Changed' })).toEqual(refused(0));
    expect(await write('DELETE', `${query}&id=eq.999`)).toEqual(refused(0));
    expect(await write('PATCH', `${query}&shelf_id=eq.1`, { title_text: 'Changed' })).toEqual(refused(2));
    expect(await write('DELETE', `${query}&shelf_id=eq.1`)).toEqual(refused(2));
    expect(await titles()).toEqual(['First', 'Second']);
  });
});

test('a write that does not ask for one object still answers with an array', async () => {
  const { data } = await backend
    .rest(token)
    .from('books')
    .update({ title_text: 'Same' })
    .eq('shelf_id', 1)
    .select('title:title_text');
  expect(data).toEqual([{ title: 'Same' }, { title: 'Same' }]);
});

test('upstream still answers one object with an array, and keeps refused writes', async () => {
  const { fetch, signIn, sql, stop } = await startUnrepaired();
  const headers = {
    ...jsonHeaders,
    Authorization: `Bearer ${await signIn(anna.email)}`,
    Accept: 'application/vnd.pgrst.object+json',
    Prefer: 'return=representation',
  };
  const rename = async (query: string) => {
    const body = JSON.stringify({ title_text: 'Changed' });
    const response = await fetch(`/rest/v1/books?select=title:title_text&${query}`, {
      method: 'PATCH',
      headers,
      body,
    });
    return [response.status, await response.json()] as [number, unknown];
  };
  await sql`insert into public.books (id, shelf_id, title_text) values (101, 1, 'First'), (102, 1, 'Second')`;
  expect(await rename('id=eq.101')).toEqual([200, [{ title: 'Changed' }]]);
  await rename('shelf_id=eq.1');
  expect(await sql`select from public.books where title_text = 'Changed'`).toHaveLength(2);
  await stop();
});
