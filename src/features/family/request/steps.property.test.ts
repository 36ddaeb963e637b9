import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question } from '../../../domain/questions/question.ts';
import { type Answers, emptyAnswers, FIELDS, QUESTIONS } from '../../../domain/questions/questions.ts';
import { newDraft } from './draft.ts';
import { allFaults, faultsOf, firstUnfinished, reviewOf, stepAfter, stepBefore, stepsFor } from './steps.ts';
import { toRequest } from './to-request.ts';

const TODAY = '2026-03-10';

const words = (...texts: string[]) =>
  fc.oneof(fc.constantFrom('', ' ', ...texts), fc.string({ maxLength: 40 }));

/** What people leave in a field of this kind: right, wrong, half-typed or nothing. */
function leftIn(control: Question['control']): fc.Arbitrary<unknown> {
  switch (control.kind) {
    case 'text':
      if (control.type === 'tel') return words('085 555 0134');
      if (control.type === 'email') return words('aoife@home.ie');
      return control.inputMode === 'decimal' ? words('24', '24,50', '9000') : words('Nora Byrne');
    case 'long-text':
      return words('4 Shore Road');
    case 'one-of':
      return fc.constantFrom('', ...Object.keys(control.words));
    case 'any-of':
      return fc.subarray(Object.keys(control.words));
    case 'tick':
      return fc.boolean();
    case 'week':
      return fc.integer({ min: 0, max: 2 ** 28 - 1 });
    case 'set-times':
      return fc.constantFrom({}, { 0: '07:30' }, { 2: '19:00', 3: '01:00' }, { 1: '07:30' });
    case 'day':
      return fc.constantFrom('', '2026-03-09', '2026-03-16', '2031-01-01', 'soon');
    case 'place':
      return fc.constantFrom(null, { value: '42', label: 'Galway, Co. Galway' });
  }
}

/** Answers as people leave them, in any mix. */
const anyAnswers = fc.record({
  ...Object.fromEntries(FIELDS.map((field) => [field, leftIn(QUESTIONS[field].control)])),
  byStaff: fc.boolean(),
  placeText: words('Gal'),
}) as fc.Arbitrary<Answers>;

test('from any step, continuing ends at the check and going back at the start, past every step that applies', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const steps = stepsFor(answers);
      expect(steps.at(-1)?.slug).toBe('check');
      for (const [at, step] of steps.entries()) {
        expect(stepAfter(step, answers)).toBe(steps[at + 1] ?? step);
        expect(stepBefore(step, answers)).toBe(steps[at - 1]);
      }
    }),
  );
});

test('every fault is at a field of a visible step, and has no full stop', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const shown = new Set<string>(stepsFor(answers).flatMap(({ fields }) => [...fields]));
      for (const [field, fault] of Object.entries(allFaults(answers, TODAY))) {
        expect(shown).toContain(field);
        expect(fault).toMatch(/^[A-Z“].{8,}[^.!]$/);
      }
    }),
  );
});

test('the first unfinished step is the first with a fault; without one, the request has no fault', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const open = firstUnfinished(answers, TODAY);
      const before = stepsFor(answers).slice(0, stepsFor(answers).indexOf(open));
      for (const step of before) expect(faultsOf(step, answers, TODAY)).toEqual({});
      expect(Object.keys(faultsOf(open, answers, TODAY)).length > 0).toBe(
        Object.keys(allFaults(answers, TODAY)).length > 0,
      );
    }),
  );
});

test('what is sent is what the check shows, without what only the team reads; a family sends nothing for the team', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const request = toRequest({ ...newDraft('check'), answers });
      const shown = reviewOf(answers).filter(({ step }) => step.slug !== 'team');
      expect(request.answers.map(({ question }) => question)).toEqual(
        shown.flatMap(({ summary }) =>
          summary.map(({ field, question }) => QUESTIONS[field].record ?? question),
        ),
      );
      expect(request.answers.every(({ answer }) => answer.trim() !== '')).toBe(true);
      if (!answers.byStaff) expect(request).toMatchObject({ priority: false, internalNotes: '' });
      if (!['friend', 'other'].includes(answers.relation))
        expect(request).toMatchObject({ helperName: '', helperAgreedBy: '' });
    }),
  );
});

test('an empty request has every fault at once, and none is lost on the way', () => {
  const empty = emptyAnswers();
  const all = allFaults(empty, TODAY);
  for (const step of stepsFor(empty)) expect(all).toMatchObject(faultsOf(step, empty, TODAY));
});
