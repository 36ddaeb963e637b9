import { expect, test } from 'vitest';
import { anna, jsonHeaders } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// That it works repaired is in storage/storage.test.ts: malformed or oversized questions are refused.
test('upstream still breaks on a body that is no JSON', async () => {
  const { fetch, signIn, stop } = await startUnrepaired();
  const headers = { ...jsonHeaders, Authorization: `Bearer ${await signIn(anna.email)}` };
  const response = await fetch('/storage/v1/object/list/documents', { method: 'POST', headers, body: '{' });
  expect(response.status).toBe(500);
  await stop();
});
