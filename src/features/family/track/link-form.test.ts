import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createLinkForm } from './link-form.ts';
import { key, offline, request } from './track.fixtures.ts';

const secrets = () => {
  let made = 0;
  return () => String(++made).repeat(32);
};

test('A link has a name, and a short one', async () => {
  const add = vi.fn();
  const form = createLinkForm(add, 'link:K');
  await form.submit();
  form.change({ name: 'n'.repeat(61) });
  await form.submit();
  expect(form.$state.get()).toMatchObject({ attempt: 2, faults: { name: expect.stringContaining('60') } });
  expect(add).not.toHaveBeenCalled();
});

test('A try that may have arrived is repeated with the same secret, and the next link has another', async () => {
  const add = vi
    .fn()
    .mockResolvedValueOnce(fail(offline))
    .mockResolvedValue(ok(request(key)));
  const form = createLinkForm(add, 'link:K', secrets());
  form.change({ name: ' Anna’s phone ' });
  await form.submit();
  expect(await form.submit()).toEqual(
    ok({ name: 'Anna’s phone', key: { reference: key.reference, trackingSecret: '1'.repeat(32) } }),
  );
  form.change({ name: 'Ben' });
  await form.submit();
  expect(add.mock.calls.map(([, secret]) => secret)).toEqual(['1', '1', '2'].map((each) => each.repeat(32)));
});
