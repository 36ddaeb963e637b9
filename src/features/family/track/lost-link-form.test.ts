import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { showReference } from '../../../lib/reference.ts';
import { createLostLinkForm } from './lost-link-form.ts';
import { key } from './track.fixtures.ts';

test('A new link is asked for with what was typed, whatever its spacing', async () => {
  const send = vi.fn(() => Promise.resolve(ok(true)));
  const form = createLostLinkForm(send);
  form.change({ reference: showReference(key.reference).toLowerCase(), email: ' ann@family.test ' });
  expect(await form.submit()).toEqual(ok(true));
  expect(send).toHaveBeenCalledExactlyOnceWith(key.reference, 'ann@family.test');
});

test('What is neither reference nor email is reported before anything is sent', async () => {
  const send = vi.fn();
  const form = createLostLinkForm(send, 'K7Q');
  await form.submit();
  expect(send).not.toHaveBeenCalled();
  expect(Object.keys(form.$state.get().faults)).toEqual(['reference', 'email']);
});
