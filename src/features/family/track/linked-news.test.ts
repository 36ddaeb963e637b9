import { expect, test, vi } from 'vitest';
import { TO_CAREGIVERS, TO_TERMS } from '../../../domain/tracking-link.ts';
import { linkedNews } from './linked-news.ts';
import { caregiver, key, newTerms, request } from './track.fixtures.ts';

const at = '2026-04-02T10:00:00Z';
const leaving = caregiver({ endsOn: '2026-04-10', endReason: 'Nora moves away.' });
const ending = { step: 'care_ending', at, promisedBy: null, who: 'Nora', day: '2026-04-10' } as const;
const corrected = { step: 'care_changed', at, promisedBy: null, who: 'Nora', changed: ['pay'] } as const;

test('a link to the last day begins with who comes until when, why, and what happens next', () => {
  const open = request(key, { status: 'open', caregivers: [leaving], steps: [ending] });
  expect(linkedNews(open, TO_CAREGIVERS)).toEqual({
    title: 'Nora comes until Friday 10 April',
    tab: 'Someone comes until Friday 10 April',
    now: 'Why this ends: “Nora moves away.”',
    next: 'We’re looking for a caregiver. We’ll suggest caregivers. You decide before anyone is placed.',
    ending: 'p1',
  });
  const next = caregiver({ placement: 'p2', name: 'Una Daly', startsOn: '2026-04-11' });
  const followed = request(key, { status: 'matched', caregivers: [leaving, next], steps: [ending] });
  expect(linkedNews(followed, TO_CAREGIVERS)?.now).toContain('Una comes from Saturday 11 April.');
});

test('it is no news once the caregiver has left, or by another link', () => {
  expect(linkedNews(request(key, { steps: [ending] }), TO_CAREGIVERS)).toBeUndefined();
  expect(linkedNews(request(key, { caregivers: [leaving], steps: [ending] }), '')).toBeUndefined();
});

test('a link to the terms begins with what was agreed or corrected, but not with what is still asked', () => {
  vi.setSystemTime(at);
  const titled = (changes: Parameters<typeof request>[1]) =>
    linkedNews(request(key, changes), TO_TERMS)?.title;
  expect(titled({ newTerms: [newTerms({ agreed: true })] })).toBe('Your care changes from Monday 1 June');
  expect(titled({ newTerms: [newTerms()], steps: [corrected] })).toBeUndefined();
  expect(titled({ steps: [corrected] })).toBe('The terms with Nora changed: the pay');
  vi.setSystemTime('2026-04-10T10:00:00Z');
  expect(titled({ steps: [corrected] }), 'a week later').toBeUndefined();
  vi.useRealTimers();
});
