import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { withEveryAnswer } from './request-drafts.ts';
import { allFaults, fieldsFor, stepNamed, stepsFor } from './steps.ts';

const TODAY = '2026-03-10';
/** What the wizard kept before it asked how to reach a family, and while it asked for a helper apart. */
const earlier = (changes: object) => {
  const { answers, ...draft } = newDraft('contact');
  const { contactBy, contactLanguage, ...kept } = answers;
  expect([contactBy, contactLanguage]).toEqual(['', 'en']);
  return withEveryAnswer({
    ...draft,
    answers: {
      ...kept,
      relation: 'parent',
      recipientName: 'Nora Byrne',
      hasHelper: false,
      contactName: 'Aoife Byrne',
      ...changes,
    } as never,
  });
};

test('A draft from before an update opens where it was, reached by what was typed', () => {
  const { step, answers } = earlier({ contactPhone: '01 555 0134' });
  expect(stepNamed(step)?.title).toBe('Who should we contact, and how?');
  expect(answers).toMatchObject({ contactName: 'Aoife Byrne', contactBy: 'call', contactLanguage: 'en' });
  expect(earlier({ contactEmail: 'a@home.ie' }).answers.contactBy).toBe('email');
  expect(earlier({ contactPhone: '01', contactEmail: 'a@home.ie' }).answers.contactBy).toBe('either');
  expect(earlier({}).answers.contactBy).toBe('');
  expect(answers).not.toHaveProperty('hasHelper');
});

test('A helper of such a draft is still asked all that was answered', () => {
  const helper = { helperName: 'Tom Ward', helperRelation: 'her neighbour', helperAgreement: 'Nora' };
  for (const relation of ['', 'parent', 'friend', 'other']) {
    const { answers } = earlier({ hasHelper: true, relation, ...helper });
    const asked = stepsFor(answers).flatMap((step) => fieldsFor(step, answers));
    expect(asked).toEqual(expect.arrayContaining(Object.keys(helper)));
    expect(Object.keys(allFaults(answers, TODAY))).not.toContain('helperName');
  }
  expect(earlier({ hasHelper: true, relation: 'friend' }).answers.relation).toBe('friend');
});
