import { expect, test } from 'vitest';
import { waitingChanges } from './waiting-changes.ts';

const approved = {
  fullName: 'Nora Byrne',
  birthYear: 1980,
  about: null,
  careTypes: ['companionship'],
  skills: ['driving'],
  languages: ['en'],
  otherLanguages: null,
  experienceYears: 8,
  photoPath: null,
};

test('each changed field has its approved and its waiting value', () => {
  const changed = { ...approved, fullName: 'Doctor Byrne', about: 'I sing.', skills: [], experienceYears: 9 };
  expect(waitingChanges({ ...changed, changesSince: '2026-03-14T12:00:00Z', reviewed: approved })).toEqual([
    { term: 'Name', approved: 'Nora Byrne', waiting: 'Doctor Byrne' },
    { term: 'About', approved: '–', waiting: 'I sing.' },
    { term: 'Skills', approved: 'Driving', waiting: '–' },
    { term: 'Experience', approved: '8 years', waiting: '9 years' },
  ]);
});

test('a changed photo is listed as another one', () => {
  const changed = { ...approved, photoPath: 'me/2.jpg', changesSince: '2026-03-14T12:00:00Z' };
  expect(waitingChanges({ ...changed, reviewed: { ...approved, photoPath: 'me/1.jpg' } })).toEqual([
    { term: 'Photo', approved: 'The one before', waiting: 'A new photo' },
  ]);
  expect(waitingChanges({ ...changed, reviewed: approved })).toMatchObject([{ approved: '–' }]);
});

test('a profile that is not approved, or has no later changes, has nothing waiting', () => {
  expect(waitingChanges({ ...approved, changesSince: null, reviewed: null })).toEqual([]);
  expect(waitingChanges({ ...approved, about: 'I sing.', changesSince: null, reviewed: approved })).toEqual(
    [],
  );
});
