import { expect, test } from 'vitest';
import { createDeviceKeys } from './device-keys.ts';
import { fakeDevice, introduction, key, other, receipt, request } from './track.fixtures.ts';

test('A request is found by its reference and its secret, with its current receipt', () => {
  const { device, held } = fakeDevice({ receipts: [receipt(key, { status: 'waiting' })] });
  const keys = createDeviceKeys(device);
  expect(keys.receiptOf(key)?.status).toBe('waiting');
  expect(keys.receiptOf({ ...key, trackingSecret: other.trackingSecret })).toBeUndefined();
  held.receipts = [receipt(key)];
  expect(keys.receiptOf(key)?.status).toBe('received');
  expect(keys.$receipts.get()).toEqual(held.receipts);
});

test('A request that took another reference is found by its earlier one', () => {
  const renamed = receipt(other, { formerReference: key.reference });
  const keys = createDeviceKeys(fakeDevice({ receipts: [renamed] }).device);
  expect(keys.renamedFrom(key.reference)).toEqual(renamed);
  expect(keys.renamedFrom(other.reference)).toBeUndefined();
});

test('A key is kept and removed without the others', () => {
  const keys = createDeviceKeys(fakeDevice({ receipts: [receipt(other)] }).device);
  keys.keep(key, '2026-03-10T10:00:00Z');
  expect(keys.$receipts.get()).toEqual([receipt(key), receipt(other)]);
  keys.forget(key);
  expect(keys.$receipts.get()).toEqual([receipt(other)]);
});

test('A reference without its secret removes nothing from the device', () => {
  const { device, held } = fakeDevice({ receipts: [receipt(key)] });
  createDeviceKeys(device).forget({ ...key, trackingSecret: other.trackingSecret });
  expect(held.receipts).toEqual([receipt(key)]);
});

test('The kept status has no introduced caregiver, no stand-in to complain about, and no door code', () => {
  const arrivalNotes = { access: 'Code 4711', safety: null, habits: null, savedAt: '2026-03-11T10:00:00Z' };
  const { device, held } = fakeDevice({ receipts: [receipt(key)] });
  const keys = createDeviceKeys(device);
  const careBy = [{ placement: 'p1', caregiver: 'Ciara' }];
  const standIn = { placement: 'p1', caregiver: 'Una', change: 'v1', day: '2026-03-10' };
  keys.see(
    key,
    request(key, { introductions: [introduction()], arrivalNotes, careBy: [...careBy, standIn] }),
    7,
  );
  expect(keys.lastSeen(key)).toEqual({ request: request(key, { careBy }), readAt: 7 });
  expect(JSON.stringify(held)).not.toContain(introduction().firstName);
  expect(JSON.stringify(held)).not.toContain('4711');
});
