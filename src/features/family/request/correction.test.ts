import { beforeEach, expect, test, vi } from 'vitest';
import { databases, fakeStorage } from '../../../state/device/fake-device.ts';
import { outbox } from '../../../state/device/outbox.ts';
import { correctionOf } from './correction.ts';
import { requestRefusals } from './request-refusals.ts';

vi.mock('idb-keyval', async () => (await import('../../../state/device/fake-device.ts')).fakeDatabases);
const records = (databases['outbox'] = new Map<string, unknown>());

beforeEach(() => records.clear());

// A draft without questions that are newer.
const key = { reference: 'K7QM4RT9X', trackingSecret: '0123456789abcdef0123456789abcdef' };
const id = '2f6d0c1e-0000-4000-8000-000000000000';
const refused = {
  id,
  ...key,
  request: { id, reference: key.reference, tracking_secret: key.trackingSecret },
  draft: { id, ...key, answers: { contactName: 'Fiona Walsh' }, step: 'check', savedAt: 1773136800000 },
  savedAt: 1773136800000,
  queuedAt: 1773136800000,
  tries: 1,
  nextTryAt: 0,
  heldUntil: 0,
  problem: { code: 'invalid_answers', detail: '{"placeId":"invalid"}' },
};

test('A request refused before an update can be corrected, with every answer there', async () => {
  records.set(id, refused);
  const correction = await correctionOf(id);
  expect(correction && requestRefusals(correction.refusal)).toEqual({
    place: 'Check the answer to “Town or area”',
  });
  const draft = await correction?.drafts.load();
  expect(draft).toMatchObject({ id, ...key, step: 'check' });
  expect(draft?.answers).toMatchObject({ contactName: 'Fiona Walsh', languages: [], consent: false });
});

test.each([
  ['that is not there', undefined],
  ['that waits', { ...refused, problem: undefined }],
  ['that has arrived', { id, ...key, receivedAt: '2026-03-10T10:00:05Z' }],
])('A request %s needs no correction', async (_, entry) => {
  if (entry) records.set(id, entry);
  expect(await correctionOf(id)).toBeUndefined();
});

test('Text that a page had no time to write stays until it is written, and hides nothing of the record', async () => {
  records.set(id, refused);
  const left = fakeStorage({ [`correction:${id}`]: JSON.stringify({ ...refused.draft, step: 'contact' }) });
  vi.stubGlobal('localStorage', left);
  vi.spyOn(outbox, 'replace').mockRejectedValueOnce(new Error('There is no room.'));
  const correction = await correctionOf(id);
  expect(await correction?.drafts.load()).toMatchObject({ id, step: 'check' });
  expect(Object.keys(left)).toHaveLength(1);
  vi.unstubAllGlobals();
});
