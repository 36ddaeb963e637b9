import { expect, test } from 'vitest';
import { anna } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// That it works repaired is in storage/storage.test.ts: signed addresses.
test('upstream still signs in a form that supabase-js does not read', async () => {
  const { ask, signIn, upload, stop } = await startUnrepaired();
  const token = await signIn(anna.email);
  const name = `${anna.id}/file.pdf`;
  await upload(name, token);
  const sign = async (path: string, body: object): Promise<unknown> =>
    (await ask('POST', `/storage/v1/object${path}`, body, token)).json();
  const expiresIn = 60;
  expect(await sign(`/sign/documents/${name}`, { expiresIn })).toEqual({
    signedUrl: expect.stringMatching(/^\/storage\/v1\//) as unknown,
  });
  expect(await sign(`/upload/sign/documents/${anna.id}/new.pdf`, {})).not.toHaveProperty('url');
  expect(Array.isArray(await sign('/sign/documents', { expiresIn, paths: [name] }))).toBe(false);
  await stop();
});
