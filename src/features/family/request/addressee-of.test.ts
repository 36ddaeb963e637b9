import { expect, test } from 'vitest';
import { emptyAnswers } from '../../../domain/questions/questions.ts';
import { addresseeOf } from './addressee-of.ts';

const answers = { ...emptyAnswers(), contactName: ' Fiona Walsh ' };

test('what was asked for fits into a sentence', () => {
  const asked = addresseeOf({
    id: '1',
    answers: {
      ...answers,
      careTypes: ['companionship', 'household_help', 'overnight_care'],
      place: { value: '7', label: 'Bray, Co. Wicklow' },
      availability: 0x11111,
      setTimes: { 0: '07:30' },
      hoursPerVisit: '1.5',
    },
  });
  expect(asked).toEqual({
    id: '1',
    name: 'Fiona Walsh',
    asked:
      'companionship, help in the house and overnight care in Bray, Co. Wicklow. Times: Every weekday 7:30–9:00',
    hear: 'will call or email you',
    startsOn: '',
  });
});

test('nothing is made up', () => {
  expect(addresseeOf({ id: '2', answers })).toMatchObject({ id: '2', name: 'Fiona Walsh', asked: '' });
});

test.each([
  {
    contactBy: 'call',
    contactPhone: '01 555 0134',
    contactEmail: 'fiona@example.com',
    hear: 'will call you',
  },
  {
    contactBy: 'email',
    contactPhone: '01 555 0134',
    contactEmail: 'fiona@example.com',
    hear: 'will email you',
  },
  { contactBy: 'either', contactPhone: '01 555 0134', contactEmail: '', hear: 'will call you' },
  { contactBy: 'either', contactPhone: '', contactEmail: 'fiona@example.com', hear: 'will email you' },
] as const)('a person who chose $contactBy reads that someone $hear', ({ hear, ...contact }) => {
  expect(addresseeOf({ id: '3', answers: { ...answers, ...contact } }).hear).toBe(hear);
});
