import { expect, test } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { assignMany } from './assign-many.ts';

const service = (owner: string | null, asked: unknown[][] = []) => ({
  loadAdmins: async () => ok([{ id: 'me', name: 'Orla Keane' }]),
  loadOwner: async () => ok(owner ? { adminId: owner, name: owner } : null),
  assign: async (...args: unknown[]) => (asked.push(args), ok(undefined as never)),
});

test('each row goes from its current owner to the chosen one, unless it is theirs already', async () => {
  const asked: unknown[][] = [];
  const step = (owner: string | null) => assignMany<string>((row) => row, service(owner, asked) as never);
  expect(await step('colleague').act('a', 'me')).toEqual(ok(undefined));
  expect(await step('me').act('b', 'me')).toEqual(ok(null));
  expect(await step('me').act('c', 'nobody')).toEqual(ok(undefined));
  expect(asked).toEqual([
    ['a', 'me', 'colleague'],
    ['c', null, 'me'],
  ]);
  const refused = fail({ kind: 'offline', code: 'unreachable' } as const);
  const gone = { ...service(null), loadOwner: async () => refused };
  expect(await assignMany<string>((row) => row, gone as never).act('a', 'me')).toBe(refused);
});
