import { expect, test } from 'vitest';
import { careFacts, contactFacts, furtherFacts, replacedAnswers, titleOf } from './request-facts.ts';
import type { RequestRecord } from './request-screen.ts';

const record = {
  relation: 'parent',
  careTypes: ['companionship', 'dementia_care'],
  skills: [],
  languages: ['en', 'pl'],
  availability: 3,
  start: 'day',
  startsOn: '2026-03-16',
  hoursPerVisit: 2.5,
  duration: null,
  hourlyBudget: null,
  notes: null,
  place: { name: 'Lismore', region: 'Co. Waterford' },
  erasedAt: null,
  contact: {
    contactName: 'Tom Byrne',
    contactPhone: '085 123 4567',
    contactEmail: null,
    contactBy: 'call',
    contactLanguage: 'pl',
    recipientName: 'Mary Byrne',
    address: '41 Castle Steps',
    helperName: null,
    helperRelation: null,
    helperAgreedBy: null,
    helperPhone: null,
    helperEmail: null,
  },
} as unknown as RequestRecord;

const told = (facts: { term: string; description: string }[]) =>
  Object.fromEntries(facts.map(({ term, description }) => [term, description]));

test('staff read the request in staff’s words', () => {
  expect(told(careFacts(record))).toEqual({
    'Care for': '“My parent”',
    Care: 'Companionship, Dementia care',
    Skills: 'None in particular',
    Languages: 'English, Polish',
    Town: 'Lismore, Co. Waterford',
    Start: '16 March 2026',
    'Each visit': '2½\u00a0hours',
    'For how long': 'Not sure',
    Budget: 'Not said',
    Notes: '',
  });
});

test('a request is named by its care and place, which are not repeated below', () => {
  const called = (...careTypes: RequestRecord['careTypes']) => titleOf({ ...record, careTypes });
  expect(called('dementia_care')).toBe('Dementia care in Lismore');
  expect(called('companionship', 'dementia_care')).toBe('Companionship and dementia care in Lismore');
  expect(called('companionship', 'dementia_care', 'personal_care')).toBe(
    'Companionship and 2 more in Lismore',
  );
  expect(furtherFacts(record).map(({ term }) => term)).not.toContain('Town');
});

test('staff read when care should begin if no day was named', () => {
  const starts = careFacts({ ...record, start: 'soon', startsOn: null }).filter(
    ({ term }) => term === 'Start',
  );
  expect(starts).toEqual([{ term: 'Start', description: 'As soon as possible', href: undefined }]);
});

test('staff see what is left of an erased request', () => {
  const left = careFacts({ ...record, erasedAt: '2026-03-01T09:00:00Z', contact: null });
  expect(left.map(({ term }) => term)).toEqual([
    'Care for',
    'Care',
    'Start',
    'Each visit',
    'For how long',
    'Town',
  ]);
  expect(contactFacts({ ...record, contact: null })).toEqual([]);
});

test('staff call and write with a click, and read about a helper only if there is one', () => {
  const facts = contactFacts(record);
  expect(facts.find(({ term }) => term === 'Phone')?.href).toBe('tel:+353851234567');
  expect(facts.find(({ term }) => term === 'Email')).toMatchObject({ description: '', href: undefined });
  expect(told(facts)).toMatchObject({ Prefers: 'A call, in Polish' });
  expect(facts.map(({ term }) => term)).not.toContain('Asked on their behalf by');

  const helped = {
    ...record.contact,
    helperName: 'Ann Lee',
    helperRelation: 'neighbour',
    helperAgreedBy: 'Mary',
  };
  expect(told(contactFacts({ ...record, contact: helped as RequestRecord['contact'] }))).toMatchObject({
    'Asked on their behalf by': 'Ann Lee, neighbour',
    'With the agreement of': 'Mary',
  });
});

test('the family’s changes show the earlier answers, the latest change first', () => {
  const said = (care: string, start: string) => [
    { question: 'Who needs care?', answer: care },
    { question: 'From when?', answer: start },
  ];
  const changed = {
    ...record,
    answers: said('My aunt', 'In May'),
    earlierAnswers: [
      { answers: said('My mother', 'In April'), replacedAt: '2026-03-10T09:00:00Z' },
      { answers: said('My aunt', 'In April'), replacedAt: '2026-03-10T10:00:00Z' },
    ],
  } as RequestRecord;
  expect(replacedAnswers(changed)).toEqual([
    { replacedAt: '2026-03-10T10:00:00Z', answers: [{ question: 'From when?', answer: 'In April' }] },
    { replacedAt: '2026-03-10T09:00:00Z', answers: [{ question: 'Who needs care?', answer: 'My mother' }] },
  ]);
});
