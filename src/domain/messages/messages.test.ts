import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operator } from '../operator.ts';
import { matchRoute } from '../routes.ts';
import { messageOf, MESSAGES } from './messages.ts';

const kinds = Object.entries(MESSAGES);

test('every kind that the database knows has words, and no other has', () => {
  const sql = readFileSync('supabase/migrations/20261121000150_mails.sql', 'utf8');
  const [, list = ''] = /create type private\.mail_kind as enum \(([^]*?)\n\);/.exec(sql) ?? [];
  const known = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(known.sort()).toEqual(kinds.map(([name]) => name).sort());
});

test.each(kinds)('%s is complete with its params, and leads to a page of ours', (name, kind) => {
  const params = kind.params.map((param) => param.replace('?', ''));
  const given = Object.fromEntries(params.map((param) => [param, `<${param}>`]));
  const { subject, heading, before, link, after } = messageOf(name, 'ann@example.org', given);
  const said = [subject, heading, ...before, link.label, link.path, ...after];
  for (const words of said) {
    expect(words).toBeTruthy();
    expect(words).not.toContain('undefined');
  }
  for (const param of params) expect(decodeURIComponent(said.join('\n'))).toContain(`<${param}>`);
  const [path = ''] = link.path.split(/[?#]/);
  expect(matchRoute(path)).toBeDefined();
  // No server and no log sees a secret.
  expect(new URL(link.path, 'https://care.example').search).not.toContain('%3C');
});

test('a message is in its reader’s language; untranslated texts are in ours', () => {
  const translations = {
    xx: {
      placement_ended: { subject: 'Tuum munus finitum est: {job}', before: ['', 'Scripsimus: “{reason}”'] },
      introduction_answered: { answer: { yes: 'Familia consentit' } },
    },
  };
  const inLatin = (name: string, given: Record<string, string>) =>
    messageOf(name, '', { ...given, job: 'Days', subject: '1' }, 'xx', translations);
  expect(inLatin('placement_ended', { reason: 'Moved' })).toMatchObject({
    language: 'xx',
    subject: 'Tuum munus finitum est: Days',
    heading: 'Your placement has ended',
    before: [expect.stringContaining('Your placement for “Days” has ended.'), 'Scripsimus: “Moved”'],
  });
  expect(inLatin('introduction_answered', { answer: 'yes' }).subject).toBe('Familia consentit: Days');
  expect(inLatin('introduction_answered', { answer: 'no' }).subject).toBe('The family says no: Days');
  expect(inLatin('placed', { open: '' }).heading).toBe('The job is yours');
  expect(messageOf('profile_approved', '', {}, 'pl', translations).language).toBe('en');
});

test('approved changes are not told as the first approval', () => {
  const said = (given: Record<string, string>) => messageOf('profile_approved', '', given);
  expect(said({})).toMatchObject({
    subject: 'Your profile is approved',
    before: ['You can now apply for jobs.'],
  });
  expect(said({ again: 'yes' })).toMatchObject({
    subject: 'Your changes are approved',
    before: ['We’ll use your changed profile from now on.'],
  });
});

test('jobs come as values, and get their names', () => {
  const night = { title: 'Nights', part: { nr: 2, week: 0x88 } };
  const job = [{ title: 'Company', part: null }, night];
  const said = (name: string, given: object) => messageOf(name, '', { subject: '1', ...given });
  const placed = said('placed', { job: night, day: '2026-11-30', open: { visits: [], availability: 0x88 } });
  expect(placed.subject).toBe('The job is yours: Nights (job 2: Monday and Tuesday nights)');
  expect(placed.before[0]).toBe('You start on Monday 30 November.');
  expect(placed.before[2]).toContain('not agreed yet: Monday and Tuesday nights. Please call');
  expect(said('placed', { job: night, open: { visits: [], availability: 0 } }).before).toHaveLength(1);
  // Who wanted to stop knows why.
  expect(
    said('placement_ending', { job: night, day: '2026-12-13', reason: '', off: '' }).before,
  ).toHaveLength(1);
  const visits = [{ days: 3, opens: 450, closes: 540, minutes: 90 }];
  const found = { reference: 'K', secret: 's', day: '2026-11-23', times: { visits, availability: 1 } };
  const agreed = { job: night, day: '2026-11-23', times: found.times, rate: 21, said: '2026-11-20' };
  expect(said('placed', agreed).before.slice(0, 4)).toEqual([
    'You start on Monday 23 November.',
    'Times: Mon 7:30–9:00.',
    'Pay: €21 an hour.',
    'You told us on Friday 20 November that you agree to this. If that isn’t right, call us.',
  ]);
  expect(said('part_found', { ...found, caregiver: 'Aoife' }).before[0]).toBe(
    'Aoife will come from Monday 23 November: Mon 7:30–9:00.',
  );
  expect(said('part_found', { ...found, caregiver: 'Aoife', caregivers: 'Declan,Noel' }).before).toContain(
    'We no longer need to talk about Declan and Noel.',
  );
  expect(said('caregiver_found', { ...found, caregiver: 'Aoife' }).before).toHaveLength(3);
  expect(said('part_found', { ...found, caregiver: '' }).subject).toMatch(/^Your caregiver will come from /);
  const closed = { reference: 'K', secret: 's', reason: '' };
  expect(said('request_closed', { ...closed, caregiver: 'Aoife' }).before[0]).toBe('Aoife no longer comes.');
  expect(said('request_closed', { ...closed, caregivers: 'Aoife,Declan' }).before[0]).toBe(
    'Aoife and Declan no longer come.',
  );
  expect(said('request_closed', closed).before).toEqual(['If you still need care, call us.']);
  expect(said('withdrawal_noted', found).before[1]).toContain('you can reopen it');
  expect(said('withdrawal_noted', { ...found, placed: 'yes' }).before[1]).toContain('request it again');
  const one = { ...found, job: night, town: 'Galway', km: 12, rate: 18 };
  expect(said('job_found', one).before.slice(1)).toEqual([
    'When: Mon 7:30–9:00.',
    'Where: Galway, 12 km from you.',
    'Budget: €18 an hour.',
  ]);
  expect(said('jobs_found', { job, count: '3' }).before.slice(1)).toEqual([
    '“Company”',
    '“Nights (job 2: Monday and Tuesday nights)”',
    'And 1 more.',
  ]);
  const expiring = { document: 'first_aid', day: '2026-03-02' };
  expect(said('document_expiring', { ...expiring, placed: job }).before[0]).toContain(
    'needs it: Company, Nights (job 2: Monday and Tuesday nights). Your',
  );
  expect(said('document_expiring', { ...expiring, placed: [] }).before[0]).toMatch(/From that day, you/);
  expect(said('job_changed', { job: night, changed: 'title,documents' }).before[0]).toContain(
    '”: its title, the documents it asks for. Please',
  );
});

test('terms have a day to read them by, unless the earlier yes counts for them', () => {
  const said = (given: object) =>
    messageOf('terms_offered', '', { reference: 'K', secret: 's', caregiver: 'Aoife', ...given });
  const asked = said({ until: '2026-11-27' });
  expect(asked.subject).toBe('Please answer by Friday 27 November: request K');
  expect(asked.before).toContain('Then say yes or no by Friday 27 November.');
  const counting = said({ until: '' });
  expect(counting.subject).toBe('Please read the terms: request K');
  expect(counting.before.join(' ')).toMatch(
    /^Aoife could come to you\. .* Your yes counts for these terms, too\. /,
  );
});

test('agreed terms say what changes, an introduction who it is, and a settled complaint what came of it', () => {
  const said = (name: string, given: object) =>
    messageOf(name, '', { reference: 'K', secret: 's', day: '2026-12-08', ...given });
  expect(said('terms_agreed', { changed: 'pay', times: null, rate: 25.5 }).before.slice(1)).toEqual([
    'From then on, the pay will be different.',
    'The new pay: €25.50 an hour.',
  ]);
  expect(said('terms_proposed', { changed: 'pay', times: null, rate: 25 }).before).toContain(
    'The new pay: €25 an hour.',
  );
  expect(said('introduction', { caregivers: 'Grace,Maricel' }).subject).toBe(
    'Meet Grace and Maricel: request K',
  );
  expect(said('complaint_settled', { outcome: 'apologised' }).before[0]).toBe('We apologised to you.');
  expect(said('complaint_settled', {}).before).toHaveLength(1);
});

test('an offer says whether it replaces an earlier one', () => {
  const offer = (given: object) =>
    messageOf('offered', '', { job: 'Days', until: '2026-11-27', subject: 'a1', ...given });
  const said = (given: object) => offer(given).before.join(' ');
  expect(said({ again: 'yes' })).toContain('This replaces our earlier offer.');
  for (const given of [{ again: '' }, { again: 'later' }, {}])
    expect(said(given)).toMatch(/ first day\. Accept or decline by /);
  expect(offer({}).subject).toMatch(/^Job offer: Days\./);
  for (const again of ['yes', 'later']) expect(offer({ again }).subject).toMatch(/^New job offer: Days\./);
  expect(offer({}).link.path).toBe('/caregiver/applications/a1#offer');
});

test('a document that was not accepted leads to the form for another of its kind', () => {
  const { link } = messageOf('document_rejected', '', { document: 'first_aid', reason: 'It is unreadable.' });
  expect(link.path).toBe('/caregiver/documents?kind=first_aid#add');
});

test('a visit is named by its day and part of the day', () => {
  const visit = { job: 'Days', day: '2026-11-24', opens: '360-720', subject: 'p1' };
  const said = messageOf('visit_uncovered', '', visit);
  expect(said.subject).toBe('Nobody comes on Tuesday 24 November: Days');
  expect(said.before[0]).toContain('on Tuesday 24 November, in the morning, 6:00–12:00.');
  expect(said.link.path).toBe('/admin/placements/p1');
  expect(messageOf('visit_uncovered', '', { ...visit, opens: '360-720-120' }).before[0]).toContain(
    'on Tuesday 24 November, 2\u00a0hours between 6:00 and 12:00.',
  );
  // At noon, not the whole afternoon.
  const noon = { ...visit, opens: '720-780', fromDay: '2026-11-23', from: '450-540' };
  const moved = messageOf('own_visit_moved', '', noon);
  expect(moved.before[0]).toContain(
    'on Monday 23 November, 7:30–9:00, has moved. Please come on Tuesday 24 November, 12:00–13:00.',
  );
  expect(moved.link.path).toBe('/caregiver/dashboard?visit=2026-11-24.720');
});

test('a receipt says to call if the first day comes before we answer', () => {
  const lines = (late: string) =>
    messageOf('receipt', '', { reference: 'K7Q', secret: 's', due: '2026-11-30', late }).before.slice(0, 2);
  expect(lines('yes')[1]).toBe('If that’s too late, please call us.');
  expect(lines('')[1]).toMatch(/^Use this link/);
});

test('a visit to cover that may begin at any minute says how long it is', () => {
  const asked = { job: 'Days', day: '2026-11-30', town: 'Galway', rate: '' };
  const said = (given: object) => messageOf('cover_asked', '', { ...asked, ...given }).before[1];
  expect(said({ opens: 360, closes: 720, minutes: 180 })).toBe(
    'Monday 30 November, 3\u00a0hours between 6:00 and 12:00, in Galway.',
  );
  expect(said({ opens: 450, closes: 540, minutes: 90 })).toBe('Monday 30 November, 7:30–9:00, in Galway.');
  const agreed = { job: 'Days', day: '2026-11-30', opens: '360-720-180', town: 'Galway' };
  expect(messageOf('visit_to_cover', '', agreed).before).toEqual([
    'Please come to “Days” on Monday 30 November, 3\u00a0hours between 6:00 and 12:00.',
    'It’s in Galway. Your dashboard shows the address.',
  ]);
});

test('days off have the first and the last day, or one day', () => {
  const away = (until: string) =>
    messageOf('placed_away', '', { job: 'Days', day: '2026-12-01', until, subject: 'p1' }).before[0];
  expect(away('2026-12-01')).toContain('is away on Tuesday 1 December, and');
  expect(away('2026-12-03')).toContain('is away from Tuesday 1 December to Thursday 3 December, and');
});

test('several visits are in one message, one line each', () => {
  const off = { reference: 'K7Q', secret: 's', caregiver: 'Aoife', day: '2026-11-24', opens: 450, soon: '' };
  const more = [
    { day: '2026-11-25', opens: 450 },
    { day: '2026-11-26', opens: 720 },
  ];
  const said = messageOf('visit_off', '', { ...off, more });
  expect(said.subject).toBe('Aoife can’t come on Tuesday 24 November and 2 more times: request K7Q');
  expect(said.link.path, 'at the first one').toBe('/track?visit=2026-11-24.450#K7Q.s');
  expect(said.before.slice(0, 3)).toEqual([
    'Aoife can’t come on Tuesday 24 November, at 7:30.',
    'They also can’t come on Wednesday 25 November, at 7:30.',
    'They also can’t come on Thursday 26 November, in the afternoon, 12:00–17:00.',
  ]);
  const helped = (given: object) =>
    messageOf('visit_off', '', { ...off, more: [], ...given }).before.slice(2);
  expect(helped({})).toEqual([]);
  expect(helped({ soon: '07:30' })).toEqual([
    `Need help before 07:30? Call ${operator.contact.phone} (${operator.contact.hours}). In an emergency, call 112 or 999.`,
  ]);
  expect(helped({ nextIn: '2026-11-24' }), 'nobody to call before it').toEqual([
    'We’re next in on Tuesday 24 November at 9:00, so we may not find anyone in time. In an emergency, call 112 or 999.',
  ]);
  const one = messageOf('visit_on_again', '', { ...off, more: [] });
  expect([one.subject, one.before.length]).toEqual(['Aoife comes on Tuesday 24 November: request K7Q', 1]);
});

test('a message about the last day also names terms that would have changed later', () => {
  const ending = {
    reference: 'K7Q',
    secret: 's',
    caregiver: 'Aoife',
    day: '2026-11-24',
    reason: 'She moves.',
  };
  const off = (days: string) => messageOf('care_ending', '', { ...ending, off: days }).before.slice(2, -1);
  expect(messageOf('care_ending', '', { ...ending, off: '' }).link.path, 'at who comes until when').toBe(
    '/track?caregivers#K7Q.s',
  );
  expect(off('')).toEqual([]);
  expect(off('2026-12-01,2026-12-08')).toEqual([
    'The change we planned for Tuesday 1 December won’t happen.',
    'The change we planned for Tuesday 8 December won’t happen.',
  ]);
  const corrected = { reference: 'K7Q', secret: 's', changed: 'last_day', off: '2026-12-01' };
  const { before, link } = messageOf('care_changed', '', corrected);
  expect(before.slice(1)).toEqual(off('2026-12-01'));
  expect(link.path, 'at the terms').toBe('/track?terms#K7Q.s');
});

test('a new search says from when on nobody comes', () => {
  const given = { reference: 'K7Q', secret: 's', reason: '' };
  const said = (until: string) =>
    messageOf('searching_again', '', { ...given, times: 'Monday mornings', until }).before;
  expect(said('')).toContain('Nobody comes at these times: Monday mornings.');
  expect(said('2026-12-10')).toContain(
    'After Thursday 10 December, nobody comes at these times yet: Monday mornings.',
  );
  expect(said('2026-12-10')).toHaveLength(said('').length);
});

test('a corrected placement says what each term was', () => {
  const corrected = { job: 'Days', changed: 'pay,last_day', off: '', subject: 'a1' };
  const said = (terms: object) => messageOf('placement_changed', '', { ...corrected, ...terms });
  expect(said({}).before).toHaveLength(1);
  const { before, link } = said({ rate: 25, rateBefore: 21.5, last: '2026-11-24', lastBefore: null });
  expect(before.slice(1)).toEqual([
    'Pay an hour: €25 (before: €21.50).',
    'Last day: Tuesday 24 November (before: none).',
  ]);
  expect(link.path, 'at the terms').toBe('/caregiver/applications/a1#agreed');
});

test('a message that cannot be written says why', () => {
  expect(() => messageOf('toString', 'ann@example.org', {})).toThrow('no message of the kind "toString"');
  expect(() => messageOf('invitation', 'ann@example.org', { token: null })).toThrow(
    '"invitation" lacks its token',
  );
});

test('codes in its params become words', () => {
  const job = '\x1fcare_in Galway\x1f';
  const declined = messageOf('declined', '', { job, reason: '\x1fnobody_needed\x1f', subject: 'a' });
  expect(declined.subject).toBe('About your application: Care in Galway');
  expect(declined.before).toContain('“Nobody is needed for this job any more.”');
  expect(declined.before[0]).toContain('We didn’t choose you this time.');
  const closed = messageOf('declined', '', { job, reason: 'Moved.', closed: 'yes', subject: 'a' });
  expect(closed.before[0]).toContain('The job was closed. Why:');
  const changed = messageOf('job_changed', '', { job, changed: 'title,documents', subject: 'a' });
  expect(changed.before[0]).toContain('“Care in Galway”: its title, the documents it asks for.');
});
