import { expect, test, vi } from 'vitest';
import type { Failure } from './failure.ts';
import { underOneId } from './one-id.ts';
import { fail, ok, type Result } from './result.ts';

test('a text keeps its id until it is answered', async () => {
  let made = 0;
  const send = underOneId(() => `id ${(made += 1)}`);
  const answer = vi.fn<(id: string) => Promise<Result<null, Failure>>>(async () => ok(null));
  answer.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }));
  await send('monday', answer);
  await send('monday', answer);
  await send('tuesday', answer);
  answer.mockResolvedValueOnce(fail({ kind: 'refused', code: 'visit_changed' }));
  await send('monday', answer);
  await send('monday', answer);
  expect(answer.mock.calls.flat()).toEqual(['id 1', 'id 1', 'id 2', 'id 3', 'id 4']);
});
