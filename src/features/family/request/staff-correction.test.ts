import { expect, test } from 'vitest';
import { emptyAnswers } from '../../../domain/questions/questions.ts';
import { newDraft } from './draft.ts';
import { carriedOver } from './staff-correction.ts';

test('typed changes stay if another person changed other answers in the meantime', () => {
  const base = { ...emptyAnswers(), notes: 'A dog.', address: '7 Shop Street' };
  const draft = { ...newDraft('check'), answers: { ...base, notes: 'Ring twice.' } };
  const now = { ...base, notes: 'Two dogs.', address: '9 Quay Street' };
  expect(carriedOver({ draft, base }, now)).toMatchObject({ notes: 'Ring twice.', address: '9 Quay Street' });
});
