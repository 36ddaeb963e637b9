import { beforeEach, expect, test, vi } from 'vitest';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import type { Failure } from '../../../lib/failure.ts';
import { showReference } from '../../../lib/reference.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { createLookUpForm } from './look-up-form.ts';
import { fakeDevice, key, offline } from './track.fixtures.ts';

const open = vi.fn<(key: TrackingKey) => Promise<Result<boolean, Failure>>>();
const typed = { reference: showReference(key.reference).toLowerCase(), code: key.trackingSecret };

beforeEach(() => open.mockReset().mockResolvedValue(ok(true)));

test('A typo is reported before anything is sent', async () => {
  const form = createLookUpForm({ device: fakeDevice().device, open });
  form.change({ reference: key.reference.slice(1), code: key.trackingSecret });
  await form.submit();
  expect(Object.keys(form.$state.get().faults)).toEqual(['reference']);
  expect(form.$state.get().attempt).toBe(1);
  expect(open).not.toHaveBeenCalled();
});

test('What was typed opens its request, however it is written, and is removed from the form', async () => {
  const form = createLookUpForm({ device: fakeDevice().device, open });
  form.change(typed);
  await form.submit();
  expect(open).toHaveBeenCalledExactlyOnceWith(key);
  expect(form.$state.get()).toMatchObject({ values: { reference: '', code: '' }, busy: false });
});

test('A key that opens nothing stays, with the reason, and is there again after a reload', async () => {
  open.mockResolvedValue(fail(offline));
  const { device } = fakeDevice();
  const form = createLookUpForm({ device, open });
  form.change(typed);
  await form.submit();
  expect(form.$state.get()).toMatchObject({ values: typed, failure: offline });
  const reloaded = createLookUpForm({ device, open });
  reloaded.$state.listen(() => undefined);
  await Promise.resolve();
  await Promise.resolve();
  expect(reloaded.$state.get().values).toEqual(typed);
});

test.each(['reference', 'code'])('A whole private link in the field %s fills both', (field) => {
  const form = createLookUpForm({ device: fakeDevice().device, open });
  form.change({ [field]: trackingLink('https://care.example', key) });
  expect(form.$state.get().values).toEqual({
    reference: showReference(key.reference),
    code: key.trackingSecret,
  });
});
