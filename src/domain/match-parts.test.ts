import { expect, test } from 'vitest';
import { type MatchPart, TO_THEM, wordPart } from './match-parts.ts';

const times = { part: 'availability', taken: 0, offered: 0, awayUntil: null } as const;
const of = { points: 0, maximum: 10 };

test.each<[string, MatchPart]>([
  ['No special skills are asked for', { part: 'skills', shared: 0, wanted: 0, ...of }],
  ['Skills asked for: 1 of 2', { part: 'skills', shared: 1, wanted: 2, ...of }],
  ['Times asked for: free at 1 of 2', { ...times, shared: 1, wanted: 2, ...of }],
  [
    'Times asked for: free at 1 of 3; 1 is with another family',
    { ...times, shared: 1, wanted: 3, taken: 1, ...of },
  ],
  [
    'Times asked for: free at 2 of 5; 3 are with another family',
    { ...times, shared: 2, wanted: 5, taken: 3, ...of },
  ],
  [
    'Times asked for: free at 5 of 5; an open offer takes 2',
    { ...times, shared: 5, wanted: 5, offered: 2, ...of },
  ],
  ['Away until 4 March 2027', { ...times, shared: 0, wanted: 5, awayUntil: '2027-03-04', ...of }],
  ['10 km away, travels up to 20 km', { part: 'distance', km: 10.4, radiusKm: 20, ...of }],
  ['In the same town', { part: 'distance', km: 0.4, radiusKm: 20, ...of }],
  ['Not known yet', { part: 'distance', km: null, radiusKm: 20, ...of }],
  ['Not known yet', { part: 'distance', km: 10, radiusKm: null, ...of }],
  ['No particular language is asked for', { part: 'languages', shared: 0, wanted: 0, ...of }],
  ['Languages asked for: 1 of 3', { part: 'languages', shared: 1, wanted: 3, ...of }],
  ['New to care work', { part: 'experience', years: 0, ...of }],
  ['1 year of experience', { part: 'experience', years: 1, ...of }],
  ['40 years of experience', { part: 'experience', years: 40, ...of }],
  ['Not known yet', { part: 'experience', years: null, ...of }],
  ['No budget is set', { part: 'rate', hasBudget: false, isWithin: null, ...of }],
  ['The rate is within the budget', { part: 'rate', hasBudget: true, isWithin: true, ...of }],
  ['The rate is above the budget', { part: 'rate', hasBudget: true, isWithin: false, ...of }],
  ['Not known yet', { part: 'rate', hasBudget: true, isWithin: null, ...of }],
])('%s', (words, part) => expect(wordPart(part)).toBe(words));

test.each<[string, MatchPart]>([
  ['You have 1 of 3 skills', { part: 'skills', shared: 1, wanted: 3, ...of }],
  [
    'You are free at 1 of 3 times. You already work at 2 others',
    { ...times, shared: 1, wanted: 3, taken: 2, ...of },
  ],
  ['10 km away. You travel up to 20 km', { part: 'distance', km: 10.4, radiusKm: 20, ...of }],
])('a caregiver reads: %s', (words, part) => expect(wordPart(part, TO_THEM)).toBe(words));
