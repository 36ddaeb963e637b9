import { expect, test } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { ifTold } from './many-requests.ts';

test('it says to call a family that gets no emails', async () => {
  const done = (reach: string) => ifTold('Question sent', async () => ok(reach))({ id: 'r' });
  expect(await done('sent')).toBe('Question sent');
  expect(await done('unsent')).toBe('Question sent. The family gets no emails from us. Call them.');
});
