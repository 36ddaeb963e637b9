import { expect, test } from 'vitest';
import { anna, jsonHeaders } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// storage/storage.test.ts tests the repair: downloads are attachments, and answer Range and If-None-Match.
test('upstream still ignores Range and If-None-Match, and attaches nothing', async () => {
  const { fetch, signIn, upload, stop } = await startUnrepaired();
  const token = await signIn(anna.email);
  const path = `/storage/v1/object/documents/${anna.id}/file.pdf`;
  await upload(`${anna.id}/file.pdf`, token);
  const get = (headers: Record<string, string>) =>
    fetch(path, { headers: { apikey: jsonHeaders.apikey, Authorization: `Bearer ${token}`, ...headers } });
  const whole = await get({});
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-disposition')).toBeNull();
  expect((await get({ Range: 'bytes=2-5' })).status).toBe(200);
  expect((await get({ 'If-None-Match': whole.headers.get('etag') ?? '' })).status).toBe(200);
  await stop();
});
