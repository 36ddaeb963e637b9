import { describe, expect, test } from 'vitest';
import type { OwnProfile } from '../load-profile.ts';
import { firstSection, type Known, sectionAfter, sectionState } from './section-states.ts';
import { type Section, sectionsFor } from './sections.ts';

const profile = {
  fullName: 'Aoife Byrne',
  birthYear: 1989,
  careTypes: ['companionship', 'personal_care', 'dementia_care'],
  experienceYears: 1,
  photoPath: null,
  skills: ['driving'],
  languages: ['en', 'ga'],
  place: { id: 1, name: 'Terenure', region: 'Dublin' },
  radiusKm: 15,
  availability: 1,
  hourlyRate: 19.5,
  status: 'draft',
} as unknown as OwnProfile;
const known: Known = { profile, missing: [], unsaved: [] };
const state = (section: Section, more: Partial<Known> = {}) => sectionState(section, { ...known, ...more });
const states = (more: Partial<Known> = {}) => sectionsFor(true).map((section) => state(section, more));

test.each<[Section, string]>([
  ['about', 'Aoife Byrne, 1989'],
  ['care', '3 kinds of care · 1 year'],
  ['skills', '1 skill · English, Irish'],
  ['place', 'Terenure, 15 km'],
  ['week', 'Monday mornings · €19.50 an hour'],
  ['days-off', 'None planned'],
  ['send', 'Ready to be sent'],
])('%s says what it has', (section, words) => expect(state(section).words).toBe(words));

test('a long week is counted, and an empty profile makes nothing up', () => {
  expect(state('week', { profile: { ...profile, availability: 0b1010_0101_0011_0110_1001 } }).words).toBe(
    '10 times a week · €19.50 an hour',
  );
  const empty = {
    ...profile,
    fullName: null,
    birthYear: null,
    hourlyRate: null,
    availability: 0,
    radiusKm: null,
    place: null,
  };
  for (const section of ['about', 'week', 'place'] as const)
    expect(state(section, { profile: empty }).words).toBe('Nothing yet');
});

describe('The state of a section', () => {
  test('says what to do first', () => {
    const asked = { words: 'Which?', fields: ['birthYear'] } as const;
    expect(state('about')).toMatchObject({ status: 'complete' });
    expect(state('about', { missing: ['phone', 'about', 'skills'] })).toMatchObject({
      status: 'missing',
      missing: 2,
    });
    expect(state('about', { missing: ['phone'], asked }).status).toBe('asked');
    expect(state('about', { asked, unsaved: ['about'] }).status).toBe('unsaved');
    expect(state('week', { asked, unsaved: ['about'] }).status).toBe('complete');
  });

  test('documents are counted', () => {
    expect(state('documents', { documents: [{ state: 'uploaded' }, { state: 'expired' }] })).toMatchObject({
      words: '1 of 2 added',
      status: 'missing',
      missing: 1,
    });
    expect(state('documents').status).toBe('unknown');
    expect(state('documents', { documents: [{ state: 'held' }] }).status).toBe('complete');
  });
});

test('days off name the next', () => {
  const daysOff = [
    { id: '1', from: '2020-01-01', to: '2020-01-02' },
    { id: '2', from: '2098-01-01', to: '2098-01-02' },
    { id: '3', from: '2097-03-14', to: '2097-03-14' },
  ];
  expect(state('days-off', { daysOff }).words).toBe('From 14 March 2097 · 1 more');
});

test('saving continues to the next section that needs something, and last to sending', () => {
  expect(sectionAfter(states({ missing: ['skills', 'hourly_rate'] }), 'about', true)).toBe('skills');
  expect(sectionAfter(states(), 'about', true)).toBe('send');
  expect(sectionAfter(states(), 'send', true)).toBeUndefined();
  expect(sectionAfter(states({ missing: ['hourly_rate'] }), 'about', false)).toBe('week');
  expect(sectionAfter(states(), 'about', false)).toBe('documents');
  expect(sectionAfter(states({ documents: [{ state: 'held' }] }), 'about', false)).toBe('send');
});

test('the first section is one that needs something', () => {
  expect(firstSection(states({ missing: ['skills'] }))).toBe('skills');
  expect(firstSection(states())).toBe('about');
});
