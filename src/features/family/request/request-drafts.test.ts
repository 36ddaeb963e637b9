import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { withEveryAnswer } from './request-drafts.ts';

test('A draft from before an update keeps what was typed, and gets the new questions', () => {
  const draft = newDraft('contact');
  const { contactBy, ...before } = draft.answers;
  const kept = { ...draft, answers: { ...before, contactName: 'Aoife Byrne' } as never };
  expect(withEveryAnswer(kept)).toEqual({
    ...draft,
    answers: { ...draft.answers, contactName: 'Aoife Byrne', contactBy },
  });
});
