import { expect, test } from 'vitest';
import { placement, termsChange } from './placement.fixtures.ts';
import {
  answerInWords,
  changesAhead,
  earlierTerms,
  lastTermsOf,
  openChange,
  visitsOverTime,
} from './terms-changes.ts';

const mornings = [{ days: 15, opens: 450, closes: 540, minutes: 90 }];
const agreed = termsChange({
  id: 't0',
  fromDay: '2026-12-01',
  hourlyRate: 24,
  agreedAt: '2026-11-20T10:00:00Z',
});
const applied = { appliedAt: '2026-12-01T00:00:00Z', earlierVisits: mornings, earlierRate: 22 };

test('each change shows beside the terms until then, including those agreed for an earlier day', () => {
  const both = placement({ visits: mornings, hourlyRate: 22, termsChanges: [termsChange(), agreed] });
  expect(changesAhead(both)).toMatchObject([
    { fromDay: '2026-12-01', before: { visits: mornings, hourlyRate: 22 } },
    { fromDay: '2026-12-07', before: { visits: agreed.visits, hourlyRate: 24 } },
  ]);
  expect(lastTermsOf(both)).toEqual({ visits: agreed.visits, hourlyRate: 24 });
  expect(openChange(both)?.id).toBe('t1');
});

test('past terms show, the latest first: earlier terms, and why a change did not happen', () => {
  const past = placement({
    termsChanges: [
      { ...agreed, ...applied },
      termsChange({ endedAt: '2026-11-30T10:00:00Z', refusedBy: 'caregiver', reason: 'I have a class.' }),
      termsChange({ id: 't2', fromDay: '2026-12-14', endedAt: '2026-11-30T10:00:00Z', hourlyRate: null }),
    ],
  });
  expect(changesAhead(past)).toEqual([]);
  expect(earlierTerms(past).map(({ words }) => words)).toEqual([
    'For Monday 14 December 2026: Every weekday 7:30–9:00. Cancelled.',
    'For Monday 7 December 2026: Every weekday 7:30–9:00, €25 an hour. The caregiver said no: I have a class.',
    'Until Monday 30 November 2026: Mon, Tue, Wed and Thu 7:30–9:00, €22 an hour',
  ]);
});

test('visits over time are those of before, of today and of days to come', () => {
  const past = { ...agreed, ...applied };
  const later = termsChange({ agreedAt: '2026-11-20T10:00:00Z', visits: [] });
  expect(visitsOverTime(placement({ termsChanges: [termsChange()] }))).toBeNull();
  expect(visitsOverTime(placement({ visits: agreed.visits, termsChanges: [later, past] }))).toEqual([
    { fromDay: '2026-03-02', untilDay: '2026-11-30', visits: mornings },
    { fromDay: '2026-12-01', untilDay: '2026-12-06', visits: agreed.visits },
    { fromDay: '2026-12-07', untilDay: null, visits: [] },
  ]);
});

test('each side’s answer names who told us', () => {
  const change = termsChange({ familyYesAt: '2026-11-24T10:00:00Z', familySaidBy: 'Nora' });
  expect(answerInWords(change, 'family')).toMatch(/^The family said yes on .* \(told by Nora\)\.$/);
  expect(answerInWords(change, 'caregiver')).toBe('The caregiver has not answered yet.');
});
