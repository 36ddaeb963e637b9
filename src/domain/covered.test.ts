import { expect, test } from 'vitest';
import { coveredInWords } from './covered.ts';

const nights = 0x8888;
const placed = (availability: number, status = 'filled', endedAt: string | null = null) => ({
  availability,
  startsOn: '2026-11-01',
  endedAt,
  job: { id: String(availability), status },
});

test('a request that is covered in part says how far', () => {
  const words = (...placements: ReturnType<typeof placed>[]) =>
    coveredInWords({ availability: nights, placements });
  expect(words(placed(0x88))).toBe('2 of 4 times covered');
  expect(words(placed(0x88), placed(0x800))).toBe('3 of 4 times covered');
  expect(words()).toBeUndefined();
  expect(words(placed(nights))).toBeUndefined();
  expect(words(placed(0x88, 'open'))).toBeUndefined();
  // Who follows on a job may take fewer of its times.
  const next = { ...placed(0x80), startsOn: '2026-12-01', job: { id: String(0x88), status: 'filled' } };
  expect(words(placed(0x88), next)).toBe('1 of 4 times covered');
  expect(words(placed(0x88, 'closed', '2026-11-20T10:00:00Z'))).toBeUndefined();
});
