import { expect, test } from 'vitest';
import { isPhone } from './phone.ts';

// The examples of supabase/tests/060_caregiver_profiles.sql and 080_requests.sql.
test.each(['(020) 912-3456', '(+353) 20 912 3456', '020 915', '(020) 915-0001'])(
  '%j is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

test.each(['12345', 'call me', '+------', '1234567890123456', '12345678901234567890123456', 'ring me', ''])(
  '%j is none',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

test('A long text without end is refused at once', () => {
  const start = performance.now();
  expect(isPhone(`${'1 '.repeat(100_000)}x`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(100);
});
