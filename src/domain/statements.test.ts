import { expect, test } from 'vitest';
import { operator } from './operator.ts';
import { emergencyNumbers } from './emergency.ts';
import { sampleFacts, statements } from './statements.ts';

test('emergency numbers are the country’s', () => {
  expect(emergencyNumbers('IE')).toEqual(['112', '999']);
  expect(emergencyNumbers('US')).toEqual(['911']);
  expect(emergencyNumbers('FR')).toEqual(['112']);
});

test('sample facts are named until they are replaced', () => {
  expect(sampleFacts()).toEqual([
    'operator.contact.phone',
    'operator.contact.email',
    'operator.contact.address',
    'statements.controller',
    'statements.privacyEmail',
    'statements.complaints.email',
    'statements.safeguarding.phone',
    'statements.safeguarding.email',
    'statements.work',
  ]);
  const contact = { phone: '01 234 5678', email: 'care@town.ie', address: '1 High Street', hours: 'Always' };
  const own = {
    ...statements,
    controller: 'The town',
    privacyEmail: 'data@town.ie',
    complaints: { ...statements.complaints, email: 'c@town.ie' },
    work: { ...statements.work, sample: false },
    safeguarding: { ...statements.safeguarding, phone: '01 234 5679', email: 's@town.ie' },
  };
  expect(sampleFacts({ ...operator, contact }, own)).toEqual([]);
});

test('in another country, its public bodies are a sample', () => {
  expect(sampleFacts({ ...operator, country: 'GB' })).toContain('statements.regulator.site');
});
