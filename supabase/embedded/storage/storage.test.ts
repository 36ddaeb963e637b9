import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../demo/pdf.ts';
import { anna, ben, jsonHeaders, startTestBackend, type TestBackend } from '../tests/test-backend.ts';

let backend: TestBackend;
let annasToken: string;
let bensToken: string;
const pdf = new Uint8Array(makePdf(['A document', 'with a line (and brackets)']));
const asPdf = { type: 'application/pdf' };
const annas = () => backend.storage(annasToken).from('documents');
const bens = () => backend.storage(bensToken).from('documents');

beforeAll(async () => {
  backend = await startTestBackend();
  annasToken = await backend.signIn(anna.email);
  bensToken = await backend.signIn(ben.email);
});
afterAll(() => backend.stop());

const bytesOf = async (blob: Blob | null) => new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());

describe('uploads with supabase-js', () => {
  test('a Blob, a File and raw bytes arrive as they were', async () => {
    const bodies = { blob: new Blob([pdf], asPdf), file: new File([pdf], 'x.pdf', asPdf), raw: pdf.buffer };
    for (const [name, body] of Object.entries(bodies)) {
      const path = `${anna.id}/up/${name}.pdf`;
      const { data, error } = await annas().upload(path, body, { contentType: 'application/pdf' });
      expect(error).toBeNull();
      expect(data).toMatchObject({ path, fullPath: `documents/${path}` });
      expect(await bytesOf((await annas().download(path)).data)).toEqual(pdf);
    }
  });

  test('a second upload to the same name is refused and changes nothing', async () => {
    const path = `${anna.id}/once.pdf`;
    await annas().upload(path, new Blob([pdf], asPdf));
    const { error } = await annas().upload(path, new Blob([new Uint8Array(makePdf(['other']))], asPdf));
    expect(error).not.toBeNull();
    expect(await bytesOf((await annas().download(path)).data)).toEqual(pdf);
  });

  test('another person’s folder is closed, for writing and for reading', async () => {
    const path = `${anna.id}/private.pdf`;
    await annas().upload(path, new Blob([pdf], asPdf));
    expect((await bens().upload(`${anna.id}/planted.pdf`, new Blob([pdf], asPdf))).error).not.toBeNull();
    expect((await bens().download(path)).error).not.toBeNull();
    expect((await bens().createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bens().list(anna.id)).data).toEqual([]);
    expect((await bens().remove([path])).data).toEqual([]);
    expect((await backend.storage().from('documents').download(path)).error).not.toBeNull();
    expect((await annas().download(path)).error).toBeNull();
  });

  test('files that are too large, of another type, or of a false type are refused', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(pdf);
    const refused: [string, Blob][] = [
      ['large.pdf', new Blob([large], asPdf)],
      ['page.html', new Blob(['<script>alert(1)</script>'], { type: 'text/html' })],
      ['lie.pdf', new Blob(['<script>alert(1)</script>'], asPdf)],
      ['lie.png', new Blob([pdf], { type: 'image/png' })],
      ['empty.pdf', new Blob([], asPdf)],
    ];
    for (const [name, body] of refused) {
      const { error } = await annas().upload(`${anna.id}/${name}`, body);
      expect(error, name).not.toBeNull();
      expect(error?.message, name).not.toMatch(/internal/i);
    }
    const headers = {
      ...jsonHeaders,
      Authorization: `Bearer ${annasToken}`,
      'Content-Type': 'application/pdf',
    };
    const hidden = `/storage/v1/%6Fbject/documents/${anna.id}/lie-hidden.pdf`;
    expect((await backend.fetch(hidden, { method: 'POST', headers, body: '"<script>"' })).status).toBe(400);
    expect((await annas().list(anna.id, { search: 'lie' })).data).toEqual([]);
  });

  test('10 MiB are accepted', async () => {
    const body = new Uint8Array(10 * 1024 * 1024);
    body.set(pdf);
    expect((await annas().upload(`${anna.id}/limit.pdf`, new Blob([body], asPdf))).error).toBeNull();
  });
});

test('a list shows one folder, with deeper folders as entries', async () => {
  for (const name of ['list/a.pdf', 'list/b.pdf', 'list/deep/c.pdf']) {
    await annas().upload(`${anna.id}/${name}`, new Blob([pdf], asPdf));
  }
  const { data } = await annas().list(`${anna.id}/list`, { sortBy: { column: 'name', order: 'asc' } });
  expect(data?.map(({ name, id }) => [name, id !== null])).toEqual([
    ['a.pdf', true],
    ['b.pdf', true],
    ['deep', false],
  ]);
  expect((await annas().list(`${anna.id}/list`, { limit: 1, offset: 1 })).data).toHaveLength(1);
});

test('removing a file removes its row too', async () => {
  const path = `${anna.id}/gone.pdf`;
  await annas().upload(path, new Blob([pdf], asPdf));
  expect((await annas().remove([path])).data).toHaveLength(1);
  expect((await annas().download(path)).error).not.toBeNull();
  expect((await annas().upload(path, new Blob([pdf], asPdf))).error).toBeNull();
});

test('downloads are attachments that no page can run, with Range and If-None-Match', async () => {
  const path = `${anna.id}/served.pdf`;
  await annas().upload(path, new Blob([pdf], asPdf));
  const get = (headers: Record<string, string>) =>
    backend.fetch(`/storage/v1/object/documents/${path}`, {
      headers: { ...jsonHeaders, Authorization: `Bearer ${annasToken}`, ...headers },
    });
  const whole = await get({});
  expect(whole.headers.get('content-type')).toBe('application/pdf');
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  expect(whole.headers.get('content-security-policy')).toContain('sandbox');
  expect(whole.headers.get('cache-control')).toContain('private');

  const part = await get({ Range: 'bytes=2-5' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 2-5/${pdf.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(pdf.slice(2, 6));
  expect(new Uint8Array(await (await get({ Range: 'bytes=-4' })).arrayBuffer())).toEqual(pdf.slice(-4));
  expect((await get({ Range: `bytes=${pdf.length}-` })).status).toBe(416);
  expect((await get({ 'If-None-Match': whole.headers.get('etag') ?? '' })).status).toBe(304);
});

test('nobody links to a file, copies one or manages buckets, and visitors read none', async () => {
  const { storage } = backend;
  const own = `${anna.id}/first-aid.pdf`;
  const answers = await Promise.all([
    annas().createSignedUrl(own, 60),
    annas().createSignedUrls([own], 60),
    annas().createSignedUploadUrl(`${anna.id}/new.pdf`),
    annas().copy(own, `${anna.id}/copy.pdf`),
    annas().move(own, `${anna.id}/moved.pdf`),
    storage(annasToken).createBucket('mine'),
    storage(annasToken).emptyBucket('documents'),
    storage(annasToken).deleteBucket('documents'),
    storage().from('documents').list(),
    storage().from('documents').remove([own]),
    annas().remove(Array.from({ length: 101 }, (_, n) => `${anna.id}/${n}.pdf`)),
  ]);
  expect(answers.filter(({ error }) => error === null)).toEqual([]);
  expect((await annas().download(own)).error).toBeNull();
});

test('malformed or oversized calls are refused', async () => {
  const ask = (path: string, body: string) =>
    backend.fetch(`/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { ...jsonHeaders, Authorization: `Bearer ${annasToken}` },
      body,
    });
  for (const body of ['{', 'null', '7', '{"prefix":7}', `{"prefix":"${'x'.repeat(2 ** 20)}"}`]) {
    expect((await ask('list/documents', body)).status, body.slice(0, 20)).toBe(400);
  }
});

test('names cannot leave the storage folder', async () => {
  for (const name of [`${anna.id}/../../etc/passwd`, `${anna.id}/%2e%2e/x.pdf`]) {
    const response = await backend.fetch(`/storage/v1/object/documents/${name}`, {
      headers: { ...jsonHeaders, Authorization: `Bearer ${annasToken}` },
    });
    expect([302, 400, 404]).toContain(response.status);
  }
});

test('a name with letters that no file name has is a 400', async () => {
  for (const name of ['a%00b.pdf', 'a%0ab.pdf', 'a%E2%80%AEfdp.exe']) {
    const response = await backend.fetch(`/storage/v1/object/documents/${anna.id}/${name}`, {
      method: 'POST',
      headers: { ...jsonHeaders, Authorization: `Bearer ${annasToken}`, 'Content-Type': 'application/pdf' },
      body: pdf,
    });
    expect(response.status, name).toBe(400);
  }
});

test('each demo document has a file that says what it is', async () => {
  const { data, error } = await annas().download(`${anna.id}/first-aid.pdf`);
  expect(error).toBeNull();
  const text = new TextDecoder('latin1').decode(await bytesOf(data));
  expect(text).toMatch(/^%PDF-/);
  expect(text).toContain('Demonstration document');
  expect(data?.type).toBe('application/pdf');
});
