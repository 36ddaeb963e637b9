import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anna, jsonHeaders, startTestBackend, type TestBackend } from '../tests/test-backend.ts';
import { calls, type CallRule } from './calls.ts';

/** Every call of the table, in every spelling that might pass for another call. */

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  token = await backend.signIn(anna.email);
});
afterAll(() => backend.stop());

const examples: Record<string, string> = {
  ':function': 'whoami',
  ':relation': 'notes',
  ':bucket': 'documents',
  ':factor': anna.id,
  '*path': `${anna.id}/a.pdf`,
};

type Example = { rule: CallRule; method: string; path: string; query: [key: string, value: string][] };

const all: Example[] = calls.map((rule: CallRule) => {
  const [method = '', target = ''] = rule.name.split(' ');
  const [path = '', fixed = ''] = target.split('?');
  const keys = typeof rule.query === 'string' ? ['limit'] : (rule.query ?? []);
  return {
    rule,
    method,
    path: path.replace(/[:*]\w+/g, (name) => examples[name] ?? name),
    query: [...new URLSearchParams(fixed), ...keys.map((key): [string, string] => [key, '1'])],
  };
});
const named = all.map((example) => [example.rule.name, example] as const);

/** The text with every letter as a percent code. */
const encoded = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const plainly = (query: Example['query']) =>
  query.length === 0 ? '' : `?${query.map(([key, value]) => `${key}=${value}`).join('&')}`;

/** The answer's status, and the gateway's error code if it refused. */
async function send(example: Example, target: string, type = 'application/json', method = example.method) {
  const body = example.rule.body === undefined ? {} : { body: '{}' };
  const response = await backend.fetch(target, {
    method,
    headers: { ...jsonHeaders, 'Content-Type': type, Authorization: `Bearer ${token}` },
    ...(['GET', 'HEAD'].includes(method) ? {} : body),
  });
  await response.text();
  return { status: response.status, word: response.headers.get('x-sb-error-code') };
}

const doorWords = ['unknown_call', 'bad_query', 'repeated_query_key', 'bad_address', 'wrong_content_type'];

describe.each(named)('%s', (_name, example) => {
  const { path, query, rule } = example;
  const plain = path + plainly(query);

  test('reaches its API, spelled with codes in the query as well', async () => {
    const answer = await send(example, plain);
    expect(doorWords).not.toContain(answer.word);
    const codes = query.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&');
    expect((await send(example, query.length === 0 ? path : `${path}?${codes}`)).status).toBe(answer.status);
  });

  test('with a query key that it does not have is a 400', async () => {
    if (rule.refused) return;
    const mark = query.length === 0 ? '?' : '&';
    for (const key of [
      'grant_type2',
      'apikey',
      'Grant_type',
      'limit\u200b',
      encoded('select '),
      '__proto__',
    ]) {
      expect(await send(example, `${plain}${mark}${key}=x`), key).toMatchObject({ status: 400 });
    }
    if (!query.some(([key]) => key === 'grant_type')) {
      expect((await send(example, `${plain}${mark}grant_type=x`)).status).toBe(400);
    }
  });

  test('with a query key twice is a 400, however it is spelled', async () => {
    for (const [key, value] of query) {
      for (const again of [key, encoded(key), key.replace('_', '%5F')]) {
        const after = await send(example, `${plain}&${again}=${value}`);
        const before = await send(example, `${path}?${again}=x&${plain.split('?')[1]}`);
        expect([after, before], again).toMatchObject([{ status: 400 }, { status: 400 }]);
      }
    }
  });

  test('is a 400 or a 404 under another spelling of its path', async () => {
    const last = path.at(-1) ?? '';
    const root = path.split('/').slice(0, 3).join('/');
    const spellings = [
      path.slice(0, -1) + encoded(last),
      path.replace(root, `${root}/`),
      path.replace('/v1/', '/V1/'),
      path.replace('/v1/', '/v1%2f'),
      `${path}%E2%80%8B`,
      `${path}%00`,
      `${path}%0a`,
    ];
    for (const spelling of spellings) {
      expect([400, 404], spelling).toContain((await send(example, spelling + plainly(query))).status);
    }
  });

  test('with content of another type is a 415', async () => {
    if (rule.body !== 'json') return;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/csv', 'application/jsonp']) {
      expect(await send(example, plain, type), type).toMatchObject({ status: 415 });
    }
  });

  test('is not a call with another method', async () => {
    for (const method of ['SEARCH', 'PROPFIND', 'QUERY', 'OPTIONS', 'LOCK', 'M-SEARCH']) {
      expect(await send(example, plain, undefined, method), method).toMatchObject({ status: 404 });
    }
  });
});

test('no spelling of a guess gets around the limit', async () => {
  const guess = async (query: string) => {
    const body = JSON.stringify({ email: 'target@demo.test', password: 'guess' });
    const target = `/auth/v1/token?${query}`;
    return (await backend.fetch(target, { method: 'POST', headers: jsonHeaders, body })).status;
  };
  const spellings = [
    'grant_type=password',
    'grant%5Ftype=password',
    'grant_type=p%61ssword',
    '&grant_type=password&',
  ];
  for (let tries = 0; tries < 10; tries += 1) expect(await guess(spellings[tries % 4] ?? '')).toBe(400);
  for (const spelling of spellings) expect(await guess(spelling)).toBe(429);
  expect(await guess('grant%5Ftype=x&grant_type=password')).toBe(400);
  expect(await guess('grant_type=x')).toBe(404);
});

test('invisible letters don’t make another address', async () => {
  for (const email of ['tar\u200bget@demo.test', 'target@demo.test\u202e', 'tar\u0007get@demo.test']) {
    const init = { method: 'POST', headers: jsonHeaders, body: JSON.stringify({ email, password: 'x' }) };
    expect((await backend.fetch('/auth/v1/token?grant_type=password', init)).status).toBe(400);
  }
});
