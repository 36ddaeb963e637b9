import { expect, test } from 'vitest';
import { password } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// api/api.test.ts tests the repair: malformed JSON, and fields of the wrong type, are a 400.
test('upstream still breaks on null, on numbers for text, and on NUL', async () => {
  const { ask, stop } = await startUnrepaired();
  const bodies: [path: string, body: unknown][] = [
    ['signup', null],
    ['signup', { email: 'new@demo.test', password: 7 }],
    ['signup', { email: 'a\0b@demo.test', password }],
    ['token?grant_type=password', { email: 7, password }],
    ['recover', { email: 7 }],
  ];
  for (const [path, body] of bodies) {
    const { status } = await ask('POST', `/auth/v1/${path}`, body);
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(500);
  }
  await stop();
});
