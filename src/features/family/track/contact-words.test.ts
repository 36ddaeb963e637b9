import { expect, test } from 'vitest';
import { emptyAnswers, wordingOf } from '../../../domain/questions/questions.ts';
import { answersButContact } from './contact-words.ts';

const care = { question: 'The care is for', answer: 'My parent' };
const contact = {
  contactName: 'Fiona Walsh',
  contactPhone: '01 555 0177',
  contactEmail: null,
  contactBy: 'call',
  contactLanguage: null,
} as const;
const asked = (['contactName', 'contactPhone', 'contactEmail', 'contactBy', 'contactLanguage'] as const).map(
  (field) => ({ question: wordingOf(field, emptyAnswers()), answer: 'As it was' }),
);

test('The contact that came with the request is not shown beside the current one', () => {
  const earlier = { question: 'How shall we reach you?', answer: 'A call' };
  expect(answersButContact({ answers: [care, ...asked, earlier], contact })).toEqual([care]);
});
