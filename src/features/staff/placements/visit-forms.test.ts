import { expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { visit } from './placement.fixtures.ts';
import { createCoverForm, createSayForm } from './visit-forms.ts';

const refused = (code: string) => fail({ kind: 'refused' as const, code });

test('what is said of a visit names who said it, and sent again is the same', async () => {
  const say = vi.fn(async () => ok(null as unknown));
  const form = createSayForm('p1', { ...visit(), kind: 'missed' }, say);
  await form.submit();
  expect(form.$state.get().faults.saidBy).toBe('Write who said so.');
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

test('somebody else comes who is chosen, and who said yes; one who no longer can is told beside the choice', async () => {
  const cover = vi.fn(async () => ok(null as unknown));
  const form = createCoverForm('v1', cover);
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    caregiverId: 'Choose who comes.',
    saidBy: 'Write who said so.',
  });
  form.change({ caregiverId: 'c2', saidBy: 'Eoin ' });
  cover.mockResolvedValueOnce(refused('cannot_cover') as never);
  await form.submit();
  expect(cover).toHaveBeenCalledWith('v1', 'c2', 'Eoin');
  expect(form.$state.get().faults.caregiverId).toBe('They can no longer come then. Choose somebody else.');
});
