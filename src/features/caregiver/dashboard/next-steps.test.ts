import { expect, test } from 'vitest';
import { formatLongDay } from '../../../domain/operator.ts';
import { nextSteps } from './next-steps.ts';

const day = '2026-03-14';
const quiet = {
  profile: {
    status: 'approved',
    statusReason: null,
    submittedAt: null,
    changesSince: null,
    changesReason: null,
    changesFields: [] as string[],
  },
  completeness: { percent: 100, missing: [] },
  answerBy: null,
  documents: [] as object[],
  applications: [] as object[],
};
const steps = (changes: object) => nextSteps({ ...quiet, ...changes } as never, day);
const titles = (changes: object) => steps(changes).map(({ title }) => title);

const profile = (changes: object) => ({ profile: { ...quiet.profile, ...changes } });
const document = (kind: string, status: string, expiresOn: string | null = null) => ({
  id: `${kind} ${status}`,
  kind,
  status,
  expiresOn,
  checkNote: 'The second page is missing.',
});
const offered = {
  id: '1',
  status: 'offered',
  job: { title: 'Company' },
  placement: null,
  offer: { standsUntil: '2026-03-17' },
};

test('with nothing to do, only the profile says its status', () => {
  expect(titles({})).toEqual(['You are approved']);
  expect(titles({ documents: [document('identity', 'verified', '2027-01-31')] })).toEqual([
    'You are approved',
  ]);
});

test('with a placement, nothing says that they are approved', () => {
  const placed = { id: '2', status: 'placed', job: null, offer: null };
  const placement = { endedAt: null, endsOn: null, newTerms: [] };
  expect(titles({ applications: [{ ...placed, placement }] })).toEqual([]);
  expect(titles({ applications: [{ ...placed, placement: { ...placement, endedAt: day } }] })).toEqual([
    'You are approved',
  ]);
});

test('an offer, which we wait for, comes first, then requested changes, then documents', () => {
  const asked = profile({
    status: 'changes_requested',
    statusReason: 'Which diploma?',
    changesFields: ['skills'],
  });
  const found = steps({ ...asked, applications: [offered], documents: [document('identity', 'rejected')] });
  expect(found.map(({ title }) => title)).toEqual([
    'You have a job offer: Company',
    'Your profile needs a change',
    expect.stringMatching(/: not accepted$/),
  ]);
  expect(found.map(({ isAsked }) => isAsked)).toEqual([true, undefined, undefined]);
  expect(found[1]?.words).toContain('“Which diploma?”');
  expect(found[1]?.action?.href).toMatch(/#skills$/);
  expect(found[2]?.words).toContain('“The second page is missing.”');
  expect(found[2]?.action?.href).toMatch(/\?kind=identity#add$/);
});

test('a document comes before a profile that needs nothing, one not accepted before one that expires', () => {
  const documents = [
    document('first_aid', 'verified', '2026-04-10'),
    document('background_check', 'verified', day),
    document('identity', 'rejected'),
  ];
  expect(titles({ documents })).toEqual([
    expect.stringMatching(/: not accepted$/),
    expect.stringMatching(/: expired$/),
    expect.stringMatching(/: expires soon$/),
    'You are approved',
  ]);
  expect(steps({ documents }).at(-1)?.words).not.toContain('You can apply');
  expect(steps({ documents: documents.slice(0, 1) }).at(-1)?.words).toContain('You can apply');
});

test('a document that was not accepted has one card: the profile that waits for it does not name it again', () => {
  const submitted = { ...profile({ status: 'submitted' }), documents: [document('identity', 'rejected')] };
  const [refused, own] = steps({ ...submitted, missingDocuments: ['identity'] });
  expect([refused?.title, refused?.action?.label]).toEqual([
    'Proof of identity: not accepted',
    'Add a new one',
  ]);
  expect([own?.title, own?.words, own?.action]).toEqual([
    'We’re reviewing your profile',
    'You sent it.',
    undefined,
  ]);
  const others = steps({ ...submitted, missingDocuments: ['identity', 'insurance'] })[1];
  expect(others?.words).toMatch(/still need: Insurance\.$/);
  expect(others?.action?.href).toMatch(/\?kind=insurance#add$/);
});

test('a draft comes before its documents', () => {
  const found = titles({ ...profile({ status: 'draft' }), documents: [document('identity', 'rejected')] });
  expect(found[0]).toBe('Send your profile for review');
});

test('a document that was sent again, or is valid for longer, needs nothing', () => {
  const replaced = [document('identity', 'uploaded'), document('identity', 'rejected')];
  const holds = [
    document('first_aid', 'verified', '2026-04-10'),
    { ...document('first_aid', 'verified'), id: 'new' },
  ];
  expect(titles({ documents: [...replaced, ...holds] })).toEqual(['You are approved']);
});

test('a suspended caregiver reads only that', () => {
  const suspended = profile({ status: 'suspended', statusReason: 'We must talk.' });
  expect(titles({ ...suspended, applications: [offered] })).toEqual(['Your profile is suspended']);
});

test('an offer names the day to answer by and links there, and an expired one needs nothing', () => {
  const [offer] = steps({ applications: [offered] });
  expect(offer?.words).toContain(`Answer by ${formatLongDay('2026-03-17')}`);
  expect(offer?.action?.href).toBe(`/caregiver/applications/${offered.id}#offer`);
  const standing = (standsUntil: string) =>
    titles({ applications: [{ ...offered, offer: { standsUntil } }] });
  expect(standing(day)).toHaveLength(2);
  expect(standing('2026-03-13')).toEqual(['You are approved']);
});

test('items that wait for us say by which day we answer', () => {
  const due = formatLongDay('2026-03-17');
  expect(steps({ ...profile({ status: 'submitted' }), answerBy: '2026-03-17' })[0]?.words).toContain(due);
  expect(steps({ ...profile({ status: 'submitted' }), answerBy: '2026-03-13' })[0]?.words).toContain(
    'longer',
  );
});
