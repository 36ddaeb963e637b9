import { describe, expect, test } from 'vitest';
import { ANY_TIME } from '../../../domain/usual-times.ts';
import { windowsOf } from '../../../domain/week-windows.ts';
import { draftJob, fieldAtFault, findReveal, jobFaults, wordJob } from './job-words.ts';

const need: Parameters<typeof draftJob>[0] = {
  careTypes: ['dementia_care', 'personal_care'],
  skills: ['parkinsons_care'],
  languages: ['en'],
  flexible: false,
  visits: windowsOf(0b1001, 2.5),
  availability: 0b1001,
  start: 'day',
  startsOn: '2026-12-03',
  hoursPerVisit: 2.5,
  duration: 'ongoing',
  hourlyBudget: 24,
  place: { name: 'Kinsale', region: 'Co. Cork' },
};
const contact = {
  contactName: 'Mary Byrne',
  contactPhone: '+353 (86) 555-0101',
  contactEmail: 'mary@example.com',
  contactBy: 'either' as const,
  contactLanguage: null,
  recipientName: 'Joe Byrne',
  address: '4 Pier Road, Kinsale',
  helperName: null,
  helperRelation: null,
  helperAgreedBy: null,
  helperPhone: '+353875550177',
  helperEmail: null,
};

describe('The first text of a job', () => {
  test('says what caregivers need to know', () => {
    const { title, summary } = draftJob(need);
    expect(title).toBe('Dementia care and personal care in Kinsale');
    expect(summary).toContain('starting on 3 December 2026');
    expect(summary).toContain('Monday mornings and nights');
    expect(summary).toContain('Parkinson’s care');
    expect(summary).toContain('€24 an hour');
    expect(summary).toContain('Times: Monday mornings and nights, 2½\u00a0hours each.');
    expect(summary).toContain('The care is ongoing.');
  });

  test('says if any time suits, but not for a part of the week', () => {
    const flexible = { ...need, flexible: true, availability: ANY_TIME };
    expect(draftJob(flexible).summary).toContain('Times: flexible, any time of the day.');
    expect(draftJob({ ...flexible, availability: 1 }).summary).toContain(
      'Times: Monday mornings, 2½\u00a0hours each.',
    );
  });

  test('says so if the family named no day, and leaves out what it was not sure of', () => {
    const open = { ...need, startsOn: null, hoursPerVisit: null, duration: null };
    expect(draftJob({ ...open, start: 'soon' }).summary).toContain('personal care, as soon as possible.');
    const { summary } = draftJob({ ...open, start: 'unsure' });
    expect(summary).toContain('from a day to be agreed');
    expect(summary).not.toMatch(/visit|ongoing|once/);
  });

  test('can be published unchanged', () => {
    expect(jobFaults(draftJob(need), contact)).toEqual({});
    const bare = { ...need, skills: [], languages: [], hourlyBudget: null };
    expect(jobFaults(draftJob(bare), contact)).toEqual({});
  });
});

describe('A job that is published again', () => {
  const closed = {
    id: 'j',
    nr: 1,
    status: 'closed' as const,
    title: 'Mornings by the harbour',
    summary: 'She likes to walk before breakfast, with a stick.',
    visits: [],
    availability: 0b1001,
    requiredCredentials: ['identity' as const],
    waivers: { driving_licence: 'She lives beside the shops.' },
    answered: null,
    closedAt: '2026-11-20T10:00:00Z',
  };
  const words = (jobs: (typeof closed)[], week = 0b1001) =>
    wordJob({ ...need, jobs }, week, ['driving_licence', 'first_aid']);

  test('begins with its own words, documents and reasons', () => {
    expect(words([closed])).toEqual({
      title: 'Mornings by the harbour',
      summary: 'She likes to walk before breakfast, with a stick.',
      requiredCredentials: ['identity', 'first_aid'],
      waivers: { driving_licence: 'She lives beside the shops.' },
      availability: 0b1001,
    });
  });

  test('begins with those of the job that had most of its times, or of those with equally many the last one', () => {
    const part = { ...closed, title: 'One morning', availability: 0b1, closedAt: '2026-11-21T10:00:00Z' };
    expect(words([part, closed]).title).toBe('Mornings by the harbour');
    expect(words([closed, part], 0b1).title).toBe('One morning');
    const later = { ...closed, title: 'Mornings again', closedAt: '2026-11-22T10:00:00Z' };
    expect(words([closed, later]).title).toBe('Mornings again');
  });

  test('begins with a first text if no closed job had its times', () => {
    expect(words([{ ...closed, availability: 0b10 }]).title).toBe(
      'Dementia care and personal care in Kinsale',
    );
    expect(words([]).requiredCredentials).toEqual(['driving_licence', 'first_aid']);
  });
});

describe('A text gives the family away', () => {
  test.each([
    ['ask for MARY BYRNE', 'the name Mary Byrne'],
    ['Joe Byrne likes music', 'the name Joe Byrne'],
    ['write to Mary@Example.com', 'the email mary@example.com'],
    ['come to 4 pier road, kinsale', 'the address 4 Pier Road, Kinsale'],
    ['ring +353 86 5550101', 'the phone number +353 (86) 555-0101'],
    ['ring 086 555 0101', 'the phone number +353 (86) 555-0101'],
    ['or ring 087 555 0177', 'the phone number +353 87 555 0177'],
    ['ask for Mary\nByrne', 'the name Mary Byrne'],
    ['company for Joe', 'the name Joe'],
  ])('%s', (text, reveal) => {
    expect(findReveal(text, contact)).toBe(reveal);
  });

  test('not by naming the town', () => {
    expect(findReveal('A family in Kinsale', contact)).toBeUndefined();
  });

  test('not by longer words that a name is part of', () => {
    expect(findReveal('Near Rosemary Byrnes’ shop', contact)).toBeUndefined();
    expect(findReveal('Walks from 1 May', { ...contact, recipientName: 'May Byrne' })).toBeUndefined();
  });
});

describe('A fault of a job', () => {
  const faults = (job: object) => jobFaults({ ...draftJob(need), ...job }, contact);

  test('shows at its field', () => {
    expect(faults({ title: ' abc ' })).toEqual({ title: 'The title needs at least 5 characters.' });
    expect(faults({ summary: 'For Mary Byrne, who lives by the sea.' })).toEqual({
      summary: 'Remove the name Mary Byrne. Only placed caregivers may see it.',
    });
    expect(faults({ summary: 'x'.repeat(4001) })).toEqual({
      summary: 'Shorten the description to 4000 characters.',
    });
  });

  test('shows at its field even if only the database finds it', () => {
    expect(fieldAtFault({ kind: 'refused', code: 'invalid_job', detail: 'title' })).toBe('title');
    expect(fieldAtFault({ kind: 'refused', code: 'reveals_contact' })).toBe('summary');
    expect(fieldAtFault({ kind: 'refused', code: 'already_published' })).toBeUndefined();
    expect(fieldAtFault({ kind: 'offline', code: 'unreachable' })).toBeUndefined();
  });
});
