import { expect, test } from 'vitest';
import { startUnrepaired } from '../tests/unrepaired.ts';

// That it works repaired is in storage/storage.test.ts: a changed signed address gives nothing.
test('upstream still breaks on a forged token', async () => {
  const { fetch, stop } = await startUnrepaired();
  const response = await fetch('/storage/v1/object/sign/documents/any.pdf?token=forged.to.ken');
  expect(response.status).toBe(500);
  await stop();
});
