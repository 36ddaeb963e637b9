import { afterAll, beforeAll, expect, test } from 'vitest';
import { anna, jsonHeaders, startTestBackend, type TestBackend } from '../tests/test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  token = await backend.signIn(anna.email);
});
afterAll(() => backend.stop());

test('another schema is a 406, for reading and writing, in either header', async () => {
  for (const header of ['Accept-Profile', 'Content-Profile']) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const headers = { ...jsonHeaders, [header]: 'auth' };
      expect((await backend.fetch('/rest/v1/notes', { method, headers })).status).toBe(406);
    }
  }
});

const ask = async (query: string) =>
  (
    await backend.fetch(`/rest/v1/books?${query}`, {
      headers: { ...jsonHeaders, Authorization: `Bearer ${token}` },
    })
  ).status;

test('filters that the site and its clients use are answered', async () => {
  for (const query of [
    'select=*',
    'select=id,name:title_text,shelf:shelves!inner(label)&shelf.label=eq.Top&shelf.order=label',
    'title_text=ilike.%25o\\_k%25&order=title_text.asc.nullslast,id&limit=20&offset=0',
    'or=(id.eq.1,and(id.gt.2,not.or(id.lt.9,id.in.(3,4))))',
    'id=in.(1,2)&title_text=not.is.null',
  ]) {
    expect(await ask(query), query).toBe(200);
  }
});

test('costly filters, and filters that nobody needs, are a 400', async () => {
  for (const query of [
    'title_text=match.(a*)*b',
    'title_text=imatch.x',
    'title_text=not.match.x',
    'title_text=not.not.match.x',
    'title_text=match(any).{x}',
    'title_text=like(any).{%25a%25}',
    'title_text=fts.cat',
    'or=(id.eq.1,title_text.match.x)',
    'or=(title_text.eq."a,title_text.match.x")',
    'and=(or(and(or(and(id.eq.1)))))',
    'select=shelf:shelves(label)&shelf.label=match.x',
    'select=shelf:shelves(label)&shelf.or=(label.match.x)',
    `title_text=like.${'%25a'.repeat(5)}`,
    `title_text=like.${'a'.repeat(301)}`,
    'nothing=eq.1',
    'shelves.label=eq.Top',
    'select=id::text',
    'select=id.count()',
    'select=tags->a',
    'select=shelves(books(shelves(books(id))))',
    `select=${Array.from({ length: 81 }, (_, index) => `a${index}:id`).join(',')}`,
    `select=id,shelves(${Array.from({ length: 80 }, (_, index) => `a${index}:label`).join(',')})`,
    'order=id;drop',
    'limit=-1',
    'limit=1e9',
  ]) {
    expect(await ask(query), query).toBe(400);
  }
});
