import { expect, test } from 'vitest';
import { fieldsOf } from '../../../domain/profile-fields.ts';
import { FILLED_SECTIONS, fieldsIn, placeIn, sectionsFor } from './sections.ts';

test('every field that can be missing is in one section', () => {
  const columns =
    'full_name,phone,birth_year,about,place_id,radius_km,care_types,skills,languages,experience_years,availability,hourly_rate';
  for (const { field } of fieldsOf(columns.split(',')))
    expect(FILLED_SECTIONS.filter((section) => fieldsIn(section).includes(field))).toHaveLength(1);
});

test('the address names a section, or a field in one, which goes first', () => {
  expect(placeIn({ search: '?section=week', hash: '' })).toEqual({ section: 'week' });
  expect(placeIn({ search: '', hash: '#radius' })).toEqual({ section: 'place', field: 'radius' });
  expect(placeIn({ search: '?section=about', hash: '#radius' }).section).toBe('place');
  expect(placeIn({ search: '?section=languages', hash: '' }).section).toBe('skills');
  expect(placeIn({ search: '?section=shoes', hash: '#search' }).section).toBeUndefined();
});

test('the address may lead back to a job', () => {
  const job = '0b6f7a52-1d3c-4e8f-9a21-7c5d3e9f1b04';
  expect(placeIn({ search: `?job=${job}`, hash: '#careTypes' })).toMatchObject({ section: 'care', job });
  expect(placeIn({ search: '?job=//elsewhere', hash: '' }).job).toBeUndefined();
});

test('only a profile that can be sent has a section for it', () => {
  expect(sectionsFor(true).at(-1)).toBe('send');
  expect(sectionsFor(false).at(-1)).toBe('photo');
});
