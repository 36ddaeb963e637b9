import { expect, test } from 'vitest';
import { beforeGoingLive } from '../../scripts/before-going-live.ts';

test('start and build name sample facts, and an address of this machine', () => {
  const [facts, address] = beforeGoingLive('http://localhost:4321');
  expect(facts).toContain('operator.contact.phone');
  expect(address).toContain('http://localhost:4321');
  expect(beforeGoingLive('https://care.example.com').join()).not.toContain('SITE_URL');
});
