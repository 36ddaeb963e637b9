import { beforeEach, expect, test, vi } from 'vitest';
import type { NewNote } from '../../../data/activity.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { createNoteForm } from './note-form.ts';

const add = vi.fn<(note: NewNote) => Promise<Result<undefined, Failure>>>(async () => ok(undefined));
beforeEach(() => vi.clearAllMocks());

const refused = (code: string) => fail({ kind: 'refused' as const, code });
const sent = () => add.mock.calls.map(([note]) => note);

test('a note is added with its own id, and the field is empty again', async () => {
  const { form, next } = createNoteForm('request:1', add);
  form.change({ words: 'Rang twice.', kind: 'call' });
  const done = await form.submit();
  expect(sent()).toMatchObject([{ words: 'Rang twice.', kind: 'call', happened: '' }]);
  if (done?.ok) next(done.value);
  expect(form.$state.get().values).toMatchObject({ words: '', kind: 'note' });
  expect(form.$state.get().values.id).not.toBe(sent()[0]?.id);
});

test('the same words sent again after a lost reply are one note', async () => {
  const { form } = createNoteForm('request:1', add);
  add.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }));
  form.change({ words: 'Rang twice.' });
  await form.submit();
  expect(form.$state.get().values.words).toBe('Rang twice.');
  await form.submit();
  expect(sent()[1]).toEqual(sent()[0]);
});

test('other words are another note if the first one arrived', async () => {
  const { form } = createNoteForm('request:1', add);
  add.mockResolvedValueOnce(refused('note_differs'));
  form.change({ words: 'Rang three times.' });
  expect(await form.submit()).toMatchObject({ ok: true });
  expect(sent().map(({ words }) => words)).toEqual(['Rang three times.', 'Rang three times.']);
  expect(sent()[1]?.id).not.toBe(sent()[0]?.id);
});

test('words typed while a note is being sent stay', async () => {
  const { form, next } = createNoteForm('request:1', add);
  form.change({ words: 'Rang twice.' });
  const done = await form.submit();
  form.change({ words: 'Rang twice. Then' });
  if (done?.ok) next(done.value);
  expect(form.$state.get().values.words).toBe('Rang twice. Then');
  expect(form.$state.get().values.id).not.toBe(sent()[0]?.id);
});

test('an empty or long note, and a missing or future time, are errors beside their fields', async () => {
  const { form } = createNoteForm('request:1', add);
  form.change({ words: '  ', earlier: true });
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    words: 'Write something first.',
    happened: 'Enter the day and the time.',
  });
  form.change({ words: 'x'.repeat(4001), happened: '2030-01-01T10:00' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({ words: 'Shorten the note to 4000 characters.' });
  expect(add).not.toHaveBeenCalled();
  add.mockResolvedValueOnce(refused('happened_invalid'));
  form.change({ words: 'Rang.' });
  await form.submit();
  expect(form.$state.get().faults.happened).toContain('within the last year');
  form.change({ earlier: false });
  await form.submit();
  expect(sent().at(-1)).toMatchObject({ happened: '' });
});
