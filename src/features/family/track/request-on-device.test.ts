import { expect, test } from 'vitest';
import { showReference } from '../../../lib/reference.ts';
import { onDeviceInWords } from './request-on-device.ts';
import { key, receipt, request, seenOf } from './track.fixtures.ts';

const shown = showReference(key.reference);
const seen = (changes: Parameters<typeof request>[1]) => ({
  ...seenOf(key, 0),
  request: request(key, changes),
});

test('a device’s request is named by its recipient and its last status, else by its care', () => {
  const asked = { availability: 5, startsOn: null, placeId: 1, recipientName: 'Peg Walsh' };
  expect(onDeviceInWords(receipt(key, { seen: seen({ asked, status: 'open' }) }))).toEqual({
    name: 'Care for Peg Walsh',
    state: `${shown} · We’re looking for a caregiver`,
  });
  expect(onDeviceInWords(receipt(key, { seen: seen({ asked: null }) })).name).toBe(
    'Companionship · Galway, Connaught',
  );
  expect(onDeviceInWords(receipt(key)).name).toBe(shown);
  expect(onDeviceInWords(receipt(key, { name: 'Peg Walsh', status: 'waiting' }))).toEqual({
    name: 'Care for Peg Walsh',
    state: expect.stringMatching(`^${shown} · Waiting to be sent, `),
  });
});
