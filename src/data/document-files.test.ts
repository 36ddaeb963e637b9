import { expect, test, vi } from 'vitest';
import { fetchAsCaller } from './client.ts';
import { fetchFile, storageError } from './document-files.ts';

vi.mock(import('./client.ts'), () => ({ fetchAsCaller: vi.fn() }) as never);
vi.mock(import('./backend.ts'), () => ({ backendUrl: () => 'http://localhost' }) as never);

const pdf = '%PDF-1.7 and the rest';
const page = '<!doctype html><script>alert(1)</script>';
test.each([
  ['1.pdf', pdf, 'application/pdf'],
  ['1.pdf', page, undefined],
  ['1.pdf', 'MZ, a program', undefined],
  ['1.pdf', '', undefined],
  ['1.png', pdf, undefined],
  ['1.html', page, undefined],
])('A file stored as %s that begins %s is returned as %s', async (name, body, type) => {
  vi.mocked(fetchAsCaller).mockResolvedValue(
    new Response(body, { headers: { 'content-type': type ?? 'text/html' } }),
  );
  const file = await fetchFile(`someone/${name}`);
  expect(vi.mocked(fetchAsCaller).mock.lastCall?.[1]).toMatchObject({ cache: 'no-store' });
  if (type === undefined) {
    expect(file).toEqual({ ok: false, error: { kind: 'refused', code: 'file_not_its_type' } });
  } else {
    expect(file.ok && [file.value.type, await file.value.text()]).toEqual([type, body]);
  }
});

test.each([
  [
    { message: 'new row violates row-level security policy', status: 400, statusCode: '403' },
    'denied',
    'storage',
  ],
  [
    { message: 'The object exceeded the maximum allowed size', status: 400, statusCode: '413' },
    'refused',
    'file_too_large',
  ],
  [
    { message: 'mime type text/html is not supported', status: 400, statusCode: '415' },
    'refused',
    'file_type_refused',
  ],
  [{ message: 'Bad gateway', status: 502 }, 'server', 'storage'],
  [{ message: 'Failed to fetch' }, 'offline', 'unreachable'],
])('A refusal by storage depends on what it says: %o', (error, kind, code) => {
  expect(storageError(error)).toEqual({ kind, code });
});
