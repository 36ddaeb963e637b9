import { expect, test } from 'vitest';
import {
  emptyAnswers,
  type Field,
  FIELDS,
  QUESTIONS,
  told,
  wordingOf,
} from '../../../domain/questions/questions.ts';
import { CONTACT_WAYS, type ContactWay, RELATIONS, type Relation } from '../../../domain/vocabulary.ts';
import { CALL_QUESTIONS } from './call-questions.ts';
import { CALL_WORDS } from './call-words.tsx';
import { allFaults, reviewOf, STEPS } from './steps.ts';
import { newDraft } from './draft.ts';
import { toRequest } from './to-request.ts';

const TODAY = '2026-03-10';
const ways = ['', ...Object.keys(CONTACT_WAYS)] as (ContactWay | '')[];
const relations = ['', ...Object.keys(RELATIONS)] as (Relation | '')[];

/** All the words beside a question. */
function wordsOf(field: Field): string[] {
  const { control } = CALL_QUESTIONS[field];
  const choices = 'words' in control ? Object.values(control.words) : [];
  const asked = relations.map((relation) =>
    wordingOf(field, { ...emptyAnswers(true), relation }, CALL_QUESTIONS),
  );
  const hints = ways.map((contactBy) =>
    told(CALL_QUESTIONS[field].hint, { ...emptyAnswers(true), contactBy }),
  );
  return [...asked, ...hints.map((hint) => hint ?? ''), ...choices];
}

test('no question speaks to the family: staff read it, and the caller answers', () => {
  const helped = { ...emptyAnswers(true), relation: 'other' as const };
  const faults = ways.flatMap((contactBy) =>
    Object.values(allFaults({ ...helped, contactBy }, TODAY, CALL_QUESTIONS)),
  );
  const titles = STEPS.map(({ slug, title }) => CALL_WORDS.titles[slug] ?? title);
  // Only families confirm it.
  const asked = FIELDS.filter((field) => field !== 'contactConfirmed').flatMap(wordsOf);
  for (const words of [...asked, ...faults, ...titles]) {
    // Except by the team about itself: “we may ask them”.
    expect(words).not.toMatch(/\b(you|your|me|my|I)\b/i);
  }
});

test('a browser fills no field with the name or number of a staff member', () => {
  for (const field of FIELDS) {
    const { control } = CALL_QUESTIONS[field];
    if (control.kind !== 'text' && control.kind !== 'long-text') continue;
    if ('autoComplete' in QUESTIONS[field].control) expect(control.autoComplete, field).toBe('off');
  }
});

test('the same answers have the same faults for families and staff', () => {
  for (const relation of relations) {
    const contactBy = 'call' as const;
    const answers = { ...emptyAnswers(true), relation, contactBy, contactPhone: 'x', address: 'y' };
    expect(Object.keys(allFaults(answers, TODAY, CALL_QUESTIONS))).toEqual(
      Object.keys(allFaults(answers, TODAY)),
    );
  }
  expect(allFaults({ ...emptyAnswers(true), contactBy: 'either' }, TODAY, CALL_QUESTIONS).contactPhone).toBe(
    'Enter a phone number or an email address, so that we can reach the family',
  );
});

test('staff read their own words; what is stored has the family’s, which the family reads later', () => {
  const answers = {
    ...emptyAnswers(true),
    relation: 'parent' as const,
    recipientName: 'Nora Walsh',
    contactBy: 'call' as const,
  };
  const [{ summary } = { summary: [] }, ...rest] = reviewOf(answers, CALL_QUESTIONS);
  expect(summary[0]).toMatchObject({ question: 'The care is for', answer: 'The caller’s parent' });
  expect(rest.flatMap((part) => part.summary.map(({ answer }) => answer))).toContain('A call');
  expect(toRequest({ ...newDraft('check', true), answers }).answers[0]).toEqual({
    question: 'The care is for',
    answer: 'My parent',
  });
});

test('what a helper said about themselves is stored as theirs, since the family reads it', () => {
  const answers = { ...emptyAnswers(), relation: 'other' as const, helperPhone: '087 555 0177' };
  const kept = toRequest({ ...newDraft('check'), answers }).answers.map(({ question }) => question);
  expect(kept).toContain('Phone of the person who asked');
  expect(kept.filter((question) => /^Your |\byou\b/.test(question))).toEqual(['How should we contact you?']);
});
