import { describe, expect, test } from 'vitest';
import { today } from '../../../domain/operator.ts';
import {
  equalsStored,
  profileFaults,
  type ProfileInput,
  toDraft,
  toForm,
} from '../../../domain/profile-input.ts';
import type { OwnProfile } from '../load-profile.ts';
import { emptyProfile as empty } from './profile.fixtures.ts';

const faultsOf = (part: Partial<ProfileInput>) => profileFaults({ ...toForm(empty), ...part });
const faultOf = (part: Partial<ProfileInput>) => Object.values(faultsOf(part)).find(Boolean);
const saved = (part: Partial<ProfileInput>) => {
  expect(faultOf(part)).toBeUndefined();
  return toDraft({ ...toForm(empty), ...part });
};

test('An empty profile can be saved, since a draft needs nothing', () => {
  expect(saved({})).toMatchObject({
    fullName: null,
    phone: null,
    placeId: null,
    radiusKm: null,
    hourlyRate: null,
  });
});

test('What families read before a placement has no contact details', () => {
  expect(faultsOf({ about: 'Call me on 087 123 4567' }).about).toContain('Leave out phone numbers');
});

test('What is stored is read back unchanged', () => {
  const profile: OwnProfile = {
    ...empty,
    fullName: 'Aoife Byrne',
    birthYear: 1985,
    hourlyRate: 24.5,
    experienceYears: 0,
    place: { id: 7, name: 'Cork', region: 'Munster' },
    radiusKm: 25,
    careTypes: ['dementia_care'],
  };
  expect(saved(toForm(profile))).toMatchObject({
    fullName: 'Aoife Byrne',
    birthYear: 1985,
    hourlyRate: 24.5,
    experienceYears: 0,
    placeId: 7,
    radiusKm: 25,
    careTypes: ['dementia_care'],
  });
});

describe('Numbers', () => {
  test('are read as people type them', () => {
    expect(saved({ hourlyRate: ' 24,50 ' }).hourlyRate).toBe(24.5);
    expect(saved({ experienceYears: '0' }).experienceYears).toBe(0);
  });

  test.each([
    { birthYear: '85' },
    { birthYear: '1899' },
    { birthYear: '2999' },
    { radius: '0' },
    { radius: '301' },
    { radius: 'far' },
    { experienceYears: '-1' },
    { experienceYears: '1e2' },
    { hourlyRate: '24.505' },
    { phone: 'call me' },
    { phone: '+------' },
    { fullName: 'A' },
    { about: 'x'.repeat(2001) },
  ])('or texts that do not fit are explained: %o', (part) => {
    expect(faultOf(part)).toMatch(/^(Enter|Shorten) .+\.$/);
  });
});

test('Other languages are kept once each, without a comma left at the end', () => {
  expect(saved({ otherLanguages: 'Guarani,greek , guarani, ' }).otherLanguages).toBe('Guarani, greek');
});

test('A caregiver is an adult, by year of birth at the earliest', () => {
  const year = Number(today().slice(0, 4));
  expect(faultsOf({ birthYear: String(year - 17) }).birthYear).toBe(
    'Caregivers must be 18 or older. Check the year.',
  );
  expect(faultsOf({ birthYear: String(year - 18) }).birthYear).toBeUndefined();
  expect(faultsOf({ birthYear: '2999' }).birthYear).toMatch(/from 1900 on/);
});

test('A town that is typed and not chosen does not count as empty', () => {
  expect(faultOf({ placeText: 'Corkk' })).toBe('Choose a town from the list.');
  expect(faultsOf({ placeText: 'Corkk' }).place).toBe('Choose a town from the list.');
  expect(saved({ placeText: ' ' }).placeId).toBeNull();
});

test('Typing the same in another way is not a change', () => {
  const profile = { ...empty, hourlyRate: 24.5, fullName: 'Aoife Byrne' };
  const same = (part: Partial<ProfileInput>, field: keyof ProfileInput) =>
    equalsStored({ ...toForm(profile), ...part }, profile, [field]);
  expect(same({ hourlyRate: '24,50' }, 'hourlyRate')).toBe(true);
  expect(same({ fullName: ' Aoife Byrne ' }, 'fullName')).toBe(true);
  expect(same({ hourlyRate: '25' }, 'hourlyRate')).toBe(false);
  expect(same({ hourlyRate: 'half typ' }, 'hourlyRate')).toBe(false);
  expect(same({ hourlyRate: '25' }, 'fullName')).toBe(true);
});
