import { expect, test } from 'vitest';
import {
  careWords,
  caregiversInWords,
  coverageWords,
  fillWords,
  ofCare,
  ofPlace,
  placeWords,
  timeWords,
  weeklyWords,
} from './figure-words.ts';
import { figures, galway, nothing, places } from './figures.fixtures.ts';

const { total } = figures;
const none = nothing.total;

test('requests and placements', () => {
  expect(weeklyWords(total, 12)).toBe('41 requests in the last 12 weeks, 28 placements.');
  expect(weeklyWords({ ...none, requests: 1, placements: 1 }, 26)).toBe(
    '1 request in the last 26 weeks, 1 placement.',
  );
});

test('a part of a day counts as a whole day', () => {
  expect(timeWords(total)).toBe(
    'Of 28 requests that led to a placement, half took 6 days or less, and nine in ten 14 days or less.',
  );
  expect(timeWords({ ...none, firstPlacements: 1, medianDays: 0.2, slowDays: 0.2 })).toBe(
    'One request led to a placement. It took 1 day.',
  );
  expect(timeWords(none)).toBe('No request has led to a placement in these weeks.');
});

test('a share names its whole', () => {
  expect(fillWords(total)).toBe(
    '27 of 41 requests from these weeks have led to a placement so far: 66%. The latest may still lead to one.',
  );
  expect(fillWords({ ...none, requests: 3, placedOfThem: 1 })).toContain(
    '1 of 3 requests from these weeks has led',
  );
  expect(fillWords(none)).toBe('No request came in these weeks.');
});

test('open requests, by care and place', () => {
  expect(careWords(figures.byCare, 16)).toBe('16 requests are open. 9 ask for companionship.');
  expect(careWords([{ careType: 'dementia_care', requests: 1 }], 1)).toBe(
    '1 request is open. 1 asks for dementia care.',
  );
  expect(careWords([], 0)).toBe('No request is open.');
  expect(placeWords(places)).toBe('Open requests in 6 towns, most in Galway: 5.');
  expect(placeWords(places.slice(0, 1))).toBe('All are in Galway.');
  expect(placeWords(places.slice(4, 6))).toBe('One open request in each of 2 towns.');
  expect(placeWords(nothing.places)).toBe('No request is open.');
});

test('where requests find no caregiver', () => {
  expect(coverageWords(places)).toBe(
    'No caregiver with free times travels to 2 of 6 towns with open requests (3 requests).',
  );
  expect(coverageWords(places.slice(0, 3))).toBe(
    'Caregivers with free times travel to all 3 towns with open requests.',
  );
  expect(coverageWords(places.slice(0, 1))).toBe(
    'A caregiver with free times travels to the one town with open requests.',
  );
  expect([0, 9, 10].map(caregiversInWords)).toEqual(['Nobody', '9', '10 or more']);
});

test('each number leads to what it counts', () => {
  expect(ofCare({ careType: 'dementia_care', requests: 4 })).toBe(
    '/admin/requests?status=open&care=dementia_care',
  );
  expect(ofPlace(galway)).toBe('/admin/requests?status=open&place=Galway%2C+Co.+Galway');
});
