import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createActivity } from './activity.ts';
import type { loadActivity, addNote } from '../../../data/activity.ts';

const service = {
  loadActivity: vi.fn<typeof loadActivity>(async () => ok([])),
  addNote: vi.fn<typeof addNote>(async () => ok(undefined as never)),
};
beforeEach(() => vi.clearAllMocks());

test('one kind of entry is loaded, as far back as asked', async () => {
  const activity = createActivity('request', '1', service);
  await shown(activity.happened);
  await activity.show('note');
  await activity.showEarlier();
  expect(service.loadActivity.mock.calls.slice(-2).map(([, only, size]) => [only, size])).toEqual([
    ['note', 50],
    ['note', 150],
  ]);
  expect(activity.hasEarlier(149)).toBe(false);
  expect(activity.hasEarlier(150)).toBe(true);
});

test('a note is about its page’s record, and the list reloads', async () => {
  const { note } = createActivity('placement', '7', service);
  note.form.change({ words: 'Comes on time.' });
  await note.form.submit();
  expect(service.addNote).toHaveBeenCalledExactlyOnceWith(
    { about: 'placement', id: '7' },
    expect.objectContaining({ words: 'Comes on time.' }),
  );
  expect(service.loadActivity).toHaveBeenCalledOnce();
});

test.each([
  [{ reach: 'sent' }, 'Done. Both are told.'],
  [{ reach: 'unsent' }, 'Done. One is told. The family gets no emails from us. Call them.'],
  [
    { reach: 'unsent', phone: '085 123 4567' },
    'Done. One is told. The family gets no emails from us. Call 085 123 4567.',
  ],
  [{ reach: 'failed' }, 'Done. One is told. Our last email to the family did not arrive. Call them.'],
])('it says who hears about a step: %j', (family, said) => {
  const { toldWords } = createActivity('placement', '7', service, () => family);
  expect(toldWords('Done.', 'Both are told.', 'One is told.')).toBe(said);
});
