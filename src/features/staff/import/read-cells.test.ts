import { expect, test } from 'vitest';
import { hasSlot } from '../../../domain/availability.ts';
import { ok } from '../../../lib/result.ts';
import { CAREGIVERS, readCaregiver } from './caregivers.ts';
import { cellsOf, guessColumns } from './columns.ts';

const towns = [
  { id: 1, name: 'Drogheda', region: 'Co. Louth' },
  { id: 2, name: 'Newtown', region: 'Co. Cork' },
  { id: 3, name: 'Newtown', region: 'Co. Meath' },
];
const read = (cells: Partial<Record<keyof typeof CAREGIVERS.fields, string>>) =>
  readCaregiver(
    { ...cellsOf([], {}, CAREGIVERS.fields), fullName: 'Maeve Quinn', email: 'maeve@example.com', ...cells },
    async (name) => ok(towns.filter((town) => town.name.toLowerCase().startsWith(name.toLowerCase()))),
  );
const faultOf = async (cells: Partial<Record<keyof typeof CAREGIVERS.fields, string>>) =>
  (await read(cells)).faults.join(' ');

test('columns are guessed by their names, and the rest is left out', () => {
  const columns = guessColumns(['E-Mail', 'NAME', 'Shoe size', 'years of experience'], CAREGIVERS.fields);
  expect(columns).toEqual({ fullName: 1, email: 0, experienceYears: 3 });
  expect(cellsOf(['a@b.ie', 'Maeve'], columns, CAREGIVERS.fields)).toMatchObject({
    email: 'a@b.ie',
    fullName: 'Maeve',
    phone: '',
  });
  const all = Object.keys(CAREGIVERS.fields);
  expect(guessColumns(all, CAREGIVERS.fields)).toEqual(
    Object.fromEntries(all.map((field, at) => [field, at])),
  );
});

test('a row is read as people write it', async () => {
  const { row, faults } = await read({
    email: ' Maeve@Example.com '.trim(),
    phone: '020 912 3456',
    place: 'drogheda',
    careTypes: 'Companionship, personal_care',
    languages: 'English; Klingon',
    availability: 'Monday morning; weekday evenings; Sun all day',
    hourlyRate: '18,50',
  });
  expect(faults).toEqual([]);
  expect(row).toMatchObject({
    email: 'maeve@example.com',
    profile: {
      placeId: 1,
      careTypes: ['companionship', 'personal_care'],
      languages: ['en'],
      otherLanguages: 'Klingon',
      hourlyRate: 18.5,
    },
  });
  const week = row.profile.availability ?? 0;
  expect([hasSlot(week, 0, 0), hasSlot(week, 4, 2), hasSlot(week, 5, 2), hasSlot(week, 6, 3)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('each error names its column', async () => {
  expect(await faultOf({ fullName: '', email: 'x' })).toMatch(/name is missing.*Email: /);
  expect(await faultOf({ careTypes: 'Gardening' })).toBe('Care offered: “Gardening” is not on the list.');
  expect(await faultOf({ availability: 'Monday noon' })).toContain('we can’t read “Monday noon”');
  expect(await faultOf({ place: 'Atlantis' })).toBe('No town is called “Atlantis”.');
  expect(await faultOf({ place: 'Newtown' })).toContain('like “Newtown, Co. Cork”');
  expect(await faultOf({ place: 'Newtown, Co. Meath' })).toBe('');
  expect(await faultOf({ birthYear: '85', phone: '12' })).toMatch(/Phone: .*Year of birth: /);
});
