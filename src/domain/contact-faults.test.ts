import { expect, test } from 'vitest';
import { contactFaults } from './contact-faults.ts';

const contact = {
  contactName: 'Fiona Walsh',
  contactPhone: '01 555 0134',
  contactEmail: 'fiona@example.com',
  contactBy: 'either',
  contactLanguage: 'en',
} as const;

test('A name with a phone number, an email address or both is enough', () => {
  expect(contactFaults(contact)).toEqual({});
  expect(contactFaults({ ...contact, contactPhone: ' ' })).toEqual({});
  expect(contactFaults({ ...contact, contactEmail: '' })).toEqual({});
});

test('Without both, nobody can be reached', () => {
  expect(Object.keys(contactFaults({ ...contact, contactPhone: '', contactEmail: ' ' }))).toEqual([
    'contactPhone',
  ]);
});

test.each([
  ['contactName', ''],
  ['contactName', 'F'],
  ['contactName', 'F'.repeat(121)],
  ['contactPhone', 'call me'],
  ['contactEmail', 'fiona at example'],
])('%s can’t be %j', (field, text) => {
  expect(Object.keys(contactFaults({ ...contact, [field]: text }))).toEqual([field]);
});
