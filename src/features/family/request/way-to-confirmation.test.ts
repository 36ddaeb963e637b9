import { beforeEach, expect, test, vi } from 'vitest';
import { newTrackingKey } from '../../../domain/tracking-key.ts';
import { fakeStorage } from '../../../state/device/fake-device.ts';
import { type Receipt, tracking } from '../../../state/device/storage.ts';
import { wayTo } from './way-to-confirmation.ts';

const receipt: Receipt = {
  ...newTrackingKey(),
  id: '1',
  status: 'received',
  submittedAt: '2026-03-10T10:00:00Z',
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('location', { origin: 'https://care.example' });
  tracking.keep({ key: newTrackingKey() });
});

test('after a request is sent, the tab follows it, and not an earlier one', async () => {
  await wayTo(receipt);
  const { reference, trackingSecret } = receipt;
  expect(tracking.read()).toEqual({ key: { reference, trackingSecret } });
});

test('on a shared device the tab follows none', async () => {
  await wayTo({ ...receipt, shared: true });
  expect(tracking.read()).toEqual({});
});
