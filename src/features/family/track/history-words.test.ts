import { expect, test, vi } from 'vitest';
import type { HistoryStep } from '../../../data/tracked-request.ts';
import { happenedTo, refusedTerms } from './history-words.ts';

test('A request that opens again after it was matched says so', () => {
  const step = (name: HistoryStep['step'], at: string) => ({ step: name, at, promisedBy: null });
  const steps = [
    step('open', '2026-03-10T10:00:00Z'),
    step('matched', '2026-03-11T10:00:00Z'),
    { ...step('care_ended', '2026-03-12T10:00:00Z'), who: 'Nora', reason: 'She moves away.' },
    step('open', '2026-03-12T10:00:00Z'),
  ];
  const told = happenedTo({ steps, erasedAt: null });
  expect(told[1]?.note).toBe('Our team: “She moves away.”');
  expect(told.map(({ words }) => words)).toEqual([
    'We opened your request again',
    'Nora no longer comes',
    'A caregiver was placed with you',
    'We started looking for a caregiver',
  ]);
});

test('A correction is named, and an introduction and its answer are steps', () => {
  const steps = (
    [
      { step: 'introduced' },
      { step: 'said_no' },
      { step: 'matched' },
      { step: 'care_changed', who: 'Nora', changed: ['times', 'pay', 'last_day'] },
      { step: 'open' },
      { step: 'care_ending', who: 'Nora', day: '2026-11-25' },
      { step: 'in_review' },
      { step: 'refused_terms', who: 'Nora', day: '2026-11-25' },
      { step: 'agreed_terms', who: 'Nora', day: '2026-11-30' },
    ] as const
  ).map((step) => ({ ...step, at: '2026-03-10T10:00:00Z', promisedBy: null }));
  const [agreed, refused, again, ending, ...earlier] = happenedTo({ steps, erasedAt: null }).map(
    ({ words }) => words,
  );
  expect(agreed).toMatch(/^You and Nora agreed to the new terms from Monday,? 30 November$/);
  expect(refused).toMatch(/^You said no to the new terms with Nora from Wednesday,? 25 November$/);
  expect(again).toBe('We’re working on your request again');
  expect(ending).toMatch(/^We told you that Nora comes until Wednesday,? 25 November$/);
  expect(earlier).toEqual([
    'We opened your request again',
    'The terms with Nora changed: the times, the pay and the last day',
    'A caregiver was placed with you',
    'You said no to a caregiver we introduced',
    'We introduced someone to you',
  ]);
});

test('A week that the same caregivers cover again does not name a new caregiver', () => {
  const steps = (
    [{ step: 'open' }, { step: 'matched' }, { step: 'open' }, { step: 'covered' }, { step: 'open' }] as const
  ).map((step) => ({ ...step, at: '2026-03-10T10:00:00Z', promisedBy: null }));
  expect(happenedTo({ steps, erasedAt: null }).map(({ words }) => words)).toEqual([
    'We opened your request again',
    'Your week is covered again',
    'We opened your request again',
    'A caregiver was placed with you',
    'We started looking for a caregiver',
  ]);
});

test('The history has the latest first, including erasure', () => {
  const steps = [
    { step: 'submitted', at: '2026-03-10T10:00:00Z', promisedBy: null },
    { step: 'withdrawn', at: '2026-03-12T10:00:00Z', promisedBy: null },
  ] as const;
  const told = happenedTo({ steps: [...steps], erasedAt: '2026-03-12T10:00:00Z' });
  expect(told.map(({ words }) => words)).toEqual([
    'Your details were erased',
    'The request was withdrawn',
    'We received your request',
  ]);
});

test('A step says what was promised, and admits if it came later', () => {
  const [late, kept] = happenedTo({
    steps: [
      // Half past eleven at night in Dublin, in summer.
      { step: 'in_review', at: '2026-06-23T22:30:00Z', promisedBy: '2026-06-23' },
      { step: 'question', at: '2026-06-23T23:30:00Z', promisedBy: '2026-06-23' },
    ],
    erasedAt: null,
  });
  expect(kept?.note).toMatch(/^We promised this by Tuesday,? 23 June\.$/);
  expect(late?.note).toMatch(/^We promised this by Tuesday,? 23 June\. We’re sorry/);
});

test('Every step has words', () => {
  const steps = (['question', 'answer', 'answer_read'] as const).map((step) => ({
    step,
    at: '2026-03-10T10:00:00Z',
    promisedBy: null,
  }));
  expect(happenedTo({ steps, erasedAt: null }).map(({ words }) => words)).toEqual([
    'We read your answer',
    'You answered our question',
    'We asked you something',
  ]);
});

test('The search for a successor begins while a caregiver still comes', () => {
  const step = { at: '2026-03-10T10:00:00Z', promisedBy: null };
  const steps: HistoryStep[] = [
    { ...step, step: 'matched' },
    { ...step, step: 'care_ending', who: 'Nora', day: '2026-11-25' },
    { ...step, step: 'open' },
  ];
  expect(happenedTo({ steps, erasedAt: null })[0]?.words).toBe('We started looking for the next caregiver');
});

test('Care that ended before its first day does not read as if a caregiver had come', () => {
  const step = { step: 'care_ended', at: '2026-03-10T10:00:00Z', promisedBy: null, who: 'Nora' } as const;
  const [told] = happenedTo({ steps: [{ ...step, day: '2026-03-16' }], erasedAt: null });
  expect(told?.words).toMatch(/^Nora won’t start on Monday,? 16 March after all$/);
});

test('what staff changed with the family says who told them, and when', () => {
  const steps = [
    {
      step: 'corrected' as const,
      who: 'Nora Walsh',
      day: '2026-11-24',
      at: '2026-11-24T10:00:00Z',
      promisedBy: null,
    },
  ];
  expect(happenedTo({ steps, erasedAt: null })[0]?.words).toBe(
    'We changed your request, as Nora Walsh told us on Tuesday 24 November',
  );
});

test('Agreed terms show with their step, with the pay and times of that time', () => {
  const terms = { visits: null, availability: 1, hourlyRate: 21, startsOn: '2026-11-27', endsOn: null };
  const steps = [{ step: 'said_yes' as const, at: '2026-03-10T10:00:00Z', promisedBy: null, terms }];
  expect(happenedTo({ steps, erasedAt: null })[0]?.terms).toEqual([
    { term: 'Times', description: 'Monday mornings' },
    { term: 'Pay', description: '€21 an hour' },
    { term: 'First day', description: expect.stringMatching(/^Friday,? 27 November/) as string },
  ]);
});

test('a no to new terms shows for a week, until others are agreed or the request is over', () => {
  vi.setSystemTime('2026-11-26T10:00:00Z');
  const no: HistoryStep = {
    step: 'refused_terms',
    at: '2026-11-24T10:00:00Z',
    promisedBy: null,
    who: 'Aoife',
    day: '2026-12-07',
  };
  const shown = (steps: HistoryStep[], status: 'matched' | 'closed' = 'matched') =>
    refusedTerms({ steps, status, erasedAt: null });
  expect(shown([no])).toBe('You said no to the new terms with Aoife from Monday 7 December');
  expect(shown([{ ...no, at: '2026-11-10T10:00:00Z' }])).toBeUndefined();
  for (const step of ['agreed_terms', 'care_ending'] as const)
    expect(shown([no, { ...no, step }]), step).toBeUndefined();
  expect(shown([no], 'closed')).toBeUndefined();
  vi.useRealTimers();
});
