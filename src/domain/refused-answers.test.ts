import { expect, test } from 'vitest';
import { refusedAnswers } from './refused-answers.ts';

const QUESTIONS: Record<string, { field: string; question: string }> = {
  contactName: { field: 'contactName', question: 'Your name' },
  notes: { field: 'notes', question: 'Anything else?' },
  placeId: { field: 'place', question: 'Town or area' },
};
const wordsFor = (detail?: string, code = 'invalid_answers') =>
  refusedAnswers({ kind: 'refused', code, detail }, (name) => QUESTIONS[name]);

test('A refusal is shown at its field, with its question', () => {
  expect(wordsFor('{"contactName":"missing","placeId":"invalid","notes":"too_long"}')).toEqual({
    contactName: '“Your name” needs an answer',
    place: 'Check the answer to “Town or area”',
    notes: 'The answer to “Anything else?” is too long',
  });
});

test('A fault without a field is left out', () => {
  expect(wordsFor('{"trackingSecret":"invalid"}')).toEqual({});
});

test.each([
  ['a refusal without a detail', undefined],
  ['a detail that is no JSON', '{'],
  ['a detail that lists nothing', 'null'],
])('%s has no field', (_, detail) => {
  expect(wordsFor(detail)).toEqual({});
});

test('Any other refusal has no field, whatever its detail', () => {
  expect(wordsFor('{"notes":"too_long"}', 'too_long')).toEqual({});
});
