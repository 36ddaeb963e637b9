import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createAddDocument } from './add-document.ts';

test('a document says how it came, and is one document however often it is sent', async () => {
  const send = vi.fn();
  const refresh = vi.fn(async () => undefined);
  const { form } = createAddDocument('c', refresh, send);
  await form.submit();
  expect(Object.keys(form.$state.get().faults).sort()).toEqual(['files', 'kind', 'received']);
  form.change({
    kind: 'identity',
    received: 'original',
    files: [new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' })],
  });
  send
    .mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' } as const))
    .mockResolvedValueOnce(ok({ id: 'd' }));
  await form.submit();
  expect((await form.submit())?.ok).toBe(true);
  const [[first], [again]] = send.mock.calls as [[object], [object]];
  expect(again).toEqual(first);
  expect(first).toMatchObject({ kind: 'identity', fileName: 'passport.pdf', received: 'original' });
  expect(refresh).toHaveBeenCalledOnce();
});
