import { expect, test } from 'vitest';
import { makePdf } from '../demo/pdf.ts';
import { anna, jsonHeaders } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// storage/storage.test.ts tests the repair: a Blob, a File and raw bytes arrive as they were.
test('upstream still does not take the form in which supabase-js sends a Blob', async () => {
  const { fetch, signIn, stop } = await startUnrepaired();
  const headers = { apikey: jsonHeaders.apikey, Authorization: `Bearer ${await signIn(anna.email)}` };
  const pdf = new Uint8Array(makePdf(['A document']));
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', new Blob([pdf], { type: 'application/pdf' }));
  const path = `/storage/v1/object/documents/${anna.id}/blob.pdf`;
  await fetch(path, { method: 'POST', headers, body: form });
  const stored = await fetch(path, { headers });
  expect(new Uint8Array(await stored.arrayBuffer())).not.toEqual(pdf);
  await stop();
});
