import { expect, test } from 'vitest';
import { createReadGate } from './read-gate.ts';

test('The same key is read once, and again when the interval has passed', () => {
  let now = 0;
  const gate = createReadGate(60_000, () => now);
  expect(gate.opensFor('a')).toBe(true);
  expect(gate.opensFor('a')).toBe(false);
  now = 59_999;
  expect(gate.opensFor('a')).toBe(false);
  now = 60_000;
  expect(gate.opensFor('a')).toBe(true);
  expect(gate.opensFor('a')).toBe(false);
});

test('Another key is read at once, and so is a read that failed', () => {
  const gate = createReadGate(60_000, () => 0);
  gate.opensFor('a');
  expect(gate.opensFor('b')).toBe(true);
  expect(gate.opensFor('a')).toBe(true);
  gate.forget();
  expect(gate.opensFor('a')).toBe(true);
});
