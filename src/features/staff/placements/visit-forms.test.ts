import { expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { visit } from './placement.fixtures.ts';
import { createCoverForm, createMoveForm, createSayForm } from './visit-forms.ts';

const refused = (code: string) => fail({ kind: 'refused' as const, code });

test('a record about a visit names who said it, and sent again is the same', async () => {
  const say = vi.fn(async () => ok(null as unknown));
  const form = createSayForm('p1', { ...visit(), kind: 'missed' }, 'Nora', say);
  expect(form.$state.get().values.saidBy).toBe('Nora');
  form.change({ saidBy: '' });
  await form.submit();
  expect(form.$state.get().faults.saidBy).toBe('Write who told us.');
  form.change({ saidBy: ' Peg ', reason: ' She waited. ' });
  say.mockResolvedValueOnce(refused('visit_to_come') as never);
  await form.submit();
  await form.submit();
  const said = { onDate: '2026-11-24', opens: 360, kind: 'missed', saidBy: 'Peg', reason: 'She waited.' };
  const id = expect.any(String) as string;
  expect(say.mock.calls).toEqual([[{ ...said, id }], [{ ...said, id }]]);
  const [[first], [second]] = say.mock.calls as unknown as [[{ id: string }], [{ id: string }]];
  expect(first.id).toBe(second.id);
});

test('a visit is moved to another time than its own; a conflict shows beside its field', async () => {
  const move = vi.fn(async () => ok(null as unknown));
  const form = createMoveForm('p1', visit(), move);
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    toTime: 'Choose another time than 6:00.',
    saidBy: 'Write who told us.',
  });
  form.change({ toDay: '2026-11-25', saidBy: ' Peg ' });
  move.mockResolvedValueOnce(refused('moved_to_invalid') as never);
  await form.submit();
  expect(form.$state.get().faults.toDay).toMatch(/within a week/);
  form.change({ toTime: '15:30' });
  move.mockResolvedValueOnce(refused('cannot_move') as never);
  await form.submit();
  expect(form.$state.get().faults.toTime).toMatch(/another visit or days off/);
  const to = { onDate: '2026-11-24', opens: 360, toDay: '2026-11-25', toOpens: 930, saidBy: 'Peg' };
  expect(move).toHaveBeenLastCalledWith(expect.objectContaining(to));
});

test('a stand-in is chosen, with who said yes; one who no longer can is named beside the choice', async () => {
  const cover = vi.fn(async () => ok(null as unknown));
  const form = createCoverForm('v1', cover);
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    caregiverId: 'Choose who comes.',
    saidBy: 'Write who told us.',
  });
  form.change({ caregiverId: 'c2', saidBy: 'Eoin ' });
  cover.mockResolvedValueOnce(refused('cannot_cover') as never);
  await form.submit();
  expect(cover).toHaveBeenCalledWith('v1', 'c2', 'Eoin');
  expect(form.$state.get().faults.caregiverId).toBe('They can no longer come then. Choose someone else.');
});
