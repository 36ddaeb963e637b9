import { expect, test } from 'vitest';
import { anna } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// That it works repaired is in storage/storage.test.ts: a signed upload address takes one file without a session.
test('upstream still leaves the bucket out of the key of a signed upload', async () => {
  const { ask, fetch, signIn, stop } = await startUnrepaired();
  const name = `${anna.id}/signed.pdf`;
  const signed = await ask(
    'POST',
    `/storage/v1/object/upload/sign/documents/${name}`,
    {},
    await signIn(anna.email),
  );
  const { token } = (await signed.json()) as { token: string };
  const response = await fetch(`/storage/v1/object/upload/sign/documents/${name}?token=${token}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf' },
    body: '%PDF-',
  });
  expect(await response.json()).toMatchObject({ Key: name });
  await stop();
});
