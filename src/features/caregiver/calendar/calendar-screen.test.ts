import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { type CalendarCalls, createCalendarScreen } from './calendar-screen.ts';

let nr = 0;
const service = {
  loadCalendarAddress: vi.fn(async () => ok<string | null>(null)),
  makeCalendarAddress: vi.fn(async () => ok('2031-12-01T09:00:00Z')),
  endCalendarAddress: vi.fn(async () => ok(null)),
  newKey: () => `key ${(nr += 1)}`,
};
const open = () => createCalendarScreen(service as unknown as CalendarCalls);
beforeEach(() => {
  nr = 0;
  vi.clearAllMocks();
});

test('a lost answer makes no other address: the same key is sent again', async () => {
  const screen = open();
  service.makeCalendarAddress.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }) as never);
  await screen.make.run();
  expect(screen.$key.get()).toBeUndefined();
  await screen.make.run();
  expect(service.makeCalendarAddress.mock.calls).toEqual([['key 1'], ['key 1']]);
  expect(screen.$key.get()).toBe('key 1');
});

test('a replacement has another key', async () => {
  const screen = open();
  await screen.make.run();
  await screen.make.run();
  expect(screen.$key.get()).toBe('key 2');
});

test('an ended address no longer shows', async () => {
  const screen = open();
  await screen.make.run();
  await screen.end.run();
  expect(screen.$key.get()).toBeUndefined();
  expect(service.loadCalendarAddress).toHaveBeenCalledTimes(2);
});
