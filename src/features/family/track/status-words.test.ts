import { describe, expect, test, vi } from 'vitest';
import type { FamilyVisit } from '../../../data/tracked-request.ts';
import { REQUEST_STATUS, type RequestStatus } from '../../../domain/status.ts';
import { dueWords, isShared, isUnderWay, isWithheld, currentWords, statusWordsOf } from './status-words.ts';
import { caregiver, introduction, key, request, visit } from './track.fixtures.ts';

const statuses = Object.keys(REQUEST_STATUS) as RequestStatus[];

describe('A request’s status', () => {
  test.each(statuses)('%s has words, with what comes next', (status) => {
    const { title, now, next } = statusWordsOf({ status, erasedAt: null });
    expect([title, now, next].every((words) => words.length > 10)).toBe(true);
    // A family must not read the database's names.
    expect(`${title} ${now} ${next}`).not.toMatch(/in_review|submitted|matched|status/i);
  });

  test('each status has different words', () => {
    const told = statuses.map((status) => statusWordsOf({ status, erasedAt: null }).title);
    expect(new Set(told).size).toBe(statuses.length);
  });

  test('an erased request reads as erased, whatever it was before', () => {
    const erasedAt = '2026-03-12T10:00:00Z';
    for (const status of statuses) {
      expect(statusWordsOf({ status, erasedAt }).title).toBe('Your details are erased');
      expect(isUnderWay({ status, erasedAt })).toBe(false);
    }
  });
});

test('a request that closes with its care says who no longer comes', () => {
  const closedAt = '2026-11-27T00:01:00Z';
  const ended = (who: string, more: object = {}) =>
    ({ step: 'care_ended', at: closedAt, promisedBy: null, who, ...more }) as const;
  const closed = { step: 'closed', at: closedAt, promisedBy: null } as const;
  const words = (...steps: object[]) =>
    statusWordsOf({ status: 'closed', erasedAt: null, steps: [...steps, closed] as never });
  expect(words(ended('Una', { at: '2026-10-01T00:01:00Z' }), ended('Declan'))).toMatchObject({
    title: 'Your care has ended',
    now: 'Declan no longer comes. Your request is closed.',
  });
  expect(words(ended('Una'), ended('Declan')).now).toMatch(/^Una and Declan no longer come\./);
  expect(words(ended('Una', { day: '2026-12-01' })).title, 'before it began').toBe('Your request is closed');
  const reviewed = { ...closed, step: 'in_review' };
  expect(
    statusWordsOf({ status: 'in_review', erasedAt: null, steps: [ended('Una'), reviewed] as never }),
    'for which we look again',
  ).toMatchObject({ title: 'We’re working on your request again', now: 'Una no longer comes.' });
});

describe('An introduction', () => {
  const open = (changes: Parameters<typeof request>[1]) => request(key, { status: 'open', ...changes });
  const answered = introduction({ answer: 'yes', answeredAt: '2026-03-12T10:00:00Z' });

  test('leads the page until it has an answer, and is left out of a letter', () => {
    const waiting = open({ introductions: [answered, introduction({ application: 'a2' })], turn: 'family' });
    expect(currentWords(waiting, false).title).toBe('We’d like you to meet someone');
    const terms = {
      availability: 1,
      hourlyRate: 20,
      startsOn: '2026-04-01',
      endsOn: null,
      offeredAt: '2026-03-20T09:00:00Z',
    };
    for (const answer of [null, 'talk'] as const)
      expect(currentWords(open({ introductions: [{ ...answered, answer, terms }] }), false)).toMatchObject({
        now: 'You’ll find them below. Then say yes or no.',
      });
    const partly = { week: { ...waiting.week, covered: 1 } };
    expect(currentWords({ ...waiting, ...partly }, false).title).toContain('for the rest of your week');
    expect(currentWords(open({ introductions: [answered] }), false).title).toBe('You said yes to Aoife');
    const asked = { ...answered, offer: { until: '2026-11-26', accepted: false } };
    expect(currentWords(open({ introductions: [asked] }), false).next).toMatch(
      /^Aoife can answer our offer until Thursday,? 26 November\./,
    );
    const accepted = { ...answered, offer: { until: '2026-11-26', accepted: true } };
    expect(currentWords(open({ introductions: [accepted] }), false).next).toMatch(
      /^Aoife has said yes too\./,
    );
    const talk = introduction({ application: 'a2', firstName: 'Declan', answer: 'talk' });
    const both = currentWords(open({ introductions: [asked, talk] }), false);
    expect(both).toMatchObject({
      title: 'You said yes to Aoife, and asked to talk first about Declan',
      tab: 'You asked to talk first',
    });
    expect(both.next).toMatch(/ about Declan\. Aoife can answer our offer until /);
    expect(currentWords(open({ alsoSaidYesTo: ['Aoife'] }), false), 'after a no to another').toMatchObject({
      title: 'You said yes to Aoife',
      now: 'Your yes still counts.',
    });
    expect(currentWords(open({}), false)).toBe(statusWordsOf(open({})));
    expect(statusWordsOf(waiting).title).toBe('We’re looking for a caregiver');
  });

  test('has no name if only this device knows about it', () => {
    const kept = open({ turn: 'family' });
    expect(isWithheld(kept, true)).toBe(true);
    expect(currentWords(kept, true).title).toBe('We’d like you to meet someone');
    expect(isWithheld(kept, false)).toBe(false);
    expect(isWithheld(open({ turn: 'staff' }), true)).toBe(false);
    expect(isWithheld(open({ turn: 'family', can: { ...kept.can, answer: true } }), true)).toBe(false);
  });
});

test('who comes next and when leads, also before a gap that is days away', () => {
  vi.setSystemTime('2026-11-23T10:00:00Z');
  const placed = (startsOn: string, visits: FamilyVisit[] = []) =>
    currentWords(
      request(key, { status: 'matched', caregivers: [caregiver({ name: 'Aoife Byrne', startsOn })], visits }),
      false,
    );
  const gap = visit('2026-11-30', { kind: 'cannot_come' });
  expect(placed('2026-12-07')).toMatchObject({
    title: 'Aoife comes from Monday 7 December',
    tab: 'A caregiver is placed with you',
  });
  expect(placed('2026-11-23', [visit('2026-11-24'), gap]).title).toBe('Aoife comes from Tuesday 24 November');
  expect(placed('2026-11-01', [visit('2026-11-22'), visit('2026-11-24'), gap]).title).toBe(
    'Aoife comes on Tuesday 24 November',
  );
  const notNeeded = visit('2026-11-24', { kind: 'not_needed' });
  expect(placed('2026-11-24', [notNeeded, visit('2026-11-26')]).title).toBe(
    'Aoife comes on Thursday 26 November',
  );
  const covered = { kind: 'cannot_come', instead: 'Priya' } as const;
  expect(placed('2026-11-24', [visit('2026-11-24', covered)]).title).toBe(
    'Priya comes on Tuesday 24 November',
  );
  expect(placed('2026-11-23', [visit('2026-11-23', { ...covered, opens: 770, closes: 890 })]).title).toBe(
    'Priya comes today, 12:50–14:50',
  );
  expect(placed('2026-11-23', [visit('2026-11-23', { minutes: 120 })]).title).toBe(
    'Aoife comes today, 2\u00a0hours between 6:00 and 12:00',
  );
  expect(placed('2026-11-23', [gap]).title).toBe('No caregiver yet for Monday 30 November');
  vi.useRealTimers();
});

test('a visit that nobody comes to leads the page until someone does', () => {
  vi.setSystemTime('2026-11-23T10:00:00Z');
  const gap = {
    placement: 'p',
    day: '2026-11-24',
    opens: 450,
    closes: 540,
    change: 'c',
    kind: 'cannot_come' as const,
  };
  const matched = (changes: object) =>
    request(key, {
      status: 'matched',
      caregivers: [caregiver()],
      visits: [{ ...gap, ...changes }] as never,
    });
  expect(currentWords(matched({}), false).title).toMatch(/^No caregiver yet for Tuesday,? 24 November$/);
  expect(currentWords(matched({ instead: 'Una' }), false).title).toBe('Una comes on Tuesday 24 November');
  for (const changes of [{ kind: 'not_needed' }, { day: '2026-11-22' }])
    expect(currentWords(matched(changes), false).title).toBe('A caregiver is placed with you');
  vi.useRealTimers();
});

describe('A shared week', () => {
  test('reads as covered in part, until all of it is', () => {
    const partly = request(key, {
      status: 'open',
      caregivers: [caregiver()],
      week: { asked: 5, covered: 1, lookedFor: 4, until: [] },
    });
    expect(statusWordsOf(partly).title).toBe('Some of your times are not covered yet');
    expect(isShared(partly)).toBe(true);
    const shared = request(key, {
      status: 'matched',
      caregivers: [caregiver(), caregiver({ name: 'Eoin Roche', availability: 4 })],
      week: { asked: 5, covered: 5, lookedFor: 0, until: [] },
    });
    expect(statusWordsOf(shared).title).toBe('Your week is covered');
    expect(isShared(shared)).toBe(true);
  });

  test('is not mentioned if one caregiver covers all of it, or nobody any', () => {
    const one = request(key, {
      status: 'matched',
      caregivers: [caregiver()],
      week: { asked: 1, covered: 1, lookedFor: 0, until: [] },
    });
    expect(statusWordsOf(one).title).toBe('A caregiver is placed with you');
    expect(isShared(one)).toBe(false);
    expect(isShared(request(key, { status: 'open' }))).toBe(false);
  });
});

describe('A caregiver who leaves on a future day', () => {
  const leaving = caregiver({ endsOn: '2026-11-25', endReason: 'She moves away.' });
  const until = [{ times: 1, day: '2026-11-25' }];

  test('comes before everything else, with what follows', () => {
    const alone = { status: 'matched', erasedAt: null, caregivers: [leaving] } as const;
    const { now, next } = statusWordsOf({
      ...alone,
      caregivers: [leaving],
      week: { asked: 1, covered: 1, lookedFor: 0, until },
    });
    expect(now).toMatch(/^Nora comes until Wednesday,? 25 November\./);
    expect(next).toMatch(/^After that nobody comes/);
  });

  test('shares nothing with the successor, who is named, too', () => {
    const { title, now } = statusWordsOf({
      status: 'matched',
      erasedAt: null,
      caregivers: [leaving, caregiver({ name: 'Eoin Roche', startsOn: '2026-11-30' })],
      week: { asked: 1, covered: 1, lookedFor: 0, until: [] },
    });
    expect(title).toBe('Your week is covered');
    expect(now).toMatch(
      /^Nora comes until Wednesday,? 25 November\. Eoin comes from Monday,? 30 November\. They know your name/,
    );
  });

  test('covers the times until then, while we look for a successor', () => {
    const searched = request(key, {
      status: 'open',
      caregivers: [leaving],
      week: { asked: 1, covered: 1, lookedFor: 1, until },
    });
    expect(statusWordsOf(searched).title).toBe('We’re looking for the next caregiver');
    expect(statusWordsOf(searched).now).toMatch(/^Nora comes until Wednesday,? 25 November\./);
    expect(isShared(searched)).toBe(true);
  });
});

test('Once care has begun, the first visit need not be arranged any more', () => {
  const matched = (startsOn: string) =>
    statusWordsOf({ status: 'matched', erasedAt: null, caregivers: [caregiver({ startsOn })] }).next;
  expect(matched('2026-01-01')).toMatch(/^We’ll ask you on your request page/);
  expect(matched('2999-01-01')).toMatch(/^You can now talk about the first visit/);
});

test('A request that staff have asked about does not wait for review', () => {
  const step = { at: '2026-03-10T10:00:00Z', promisedBy: null };
  const asked = request(key, {
    status: 'submitted',
    steps: [
      { ...step, step: 'submitted' },
      { ...step, step: 'question' },
    ],
  });
  const open = { ...asked, can: { ...asked.can, answer: true } };
  expect(statusWordsOf({ ...asked, steps: asked.steps.slice(0, 1) }).now).toContain(
    'Someone from our team will read it',
  );
  const changed = [...asked.steps.slice(0, 1), { ...step, step: 'changed' as const }];
  expect(statusWordsOf({ ...asked, steps: changed }).now).toMatch(
    /^We have the changes you sent on 10 March 2026.*Someone from our team will read them/,
  );
  expect(statusWordsOf(open).now).toContain('have a question for you');
  expect(statusWordsOf(asked).now).toContain('We’ve started reviewing it');
});

test('A withdrawal says who was told, and that it can be cancelled', () => {
  const early = request(key, { status: 'withdrawn' });
  expect(statusWordsOf(early).now).toContain('No caregiver has read');
  expect(statusWordsOf(early).next).toMatch(
    /^You don’t have to do anything\. We keep your details for 2 years,/,
  );
  const published = request(key, {
    status: 'withdrawn',
    steps: [{ step: 'open', at: '2026-03-10T10:00:00Z', promisedBy: null }],
    takeBackUntil: '2026-03-17T10:00:00Z',
    can: { ...early.can, takeBack: true },
  });
  expect(statusWordsOf(published).now).toContain('told the caregivers who applied');
  expect(statusWordsOf(published).next).toMatch(
    /^If you need care after all, you can reopen your request here until/,
  );
});

test('A family that wants to talk is called, or emailed without a number', () => {
  const talk = [introduction({ answer: 'talk', answeredAt: '2026-03-12T10:00:00Z' })];
  const { contact } = request(key);
  const asked = request(key, { status: 'open', introductions: talk });
  expect(currentWords(asked, false).next).toMatch(/^We’ll call you on 01\u00a0555\u00a00134 about it\./);
  const unreachable = { ...asked, contact: contact && { ...contact, contactPhone: null } };
  expect(currentWords(unreachable, false).next).toMatch(/^We’ll email you about it\./);
});

test('The family reads by when it hears from us, also when that day is past', () => {
  expect(dueWords({ due: '2026-11-24' }, '2026-11-24')).toMatch(
    /^We’ll contact you by Tuesday,? 24 November\.$/,
  );
  const week = { asked: 5, covered: 1, lookedFor: 0, until: [] };
  expect(dueWords({ due: '2026-11-24', week }, '2026-11-24')).toMatch(
    /^We’ll contact you about your other times by /,
  );
  expect(dueWords({ due: '2026-11-24' }, '2026-11-25')).toMatch(/^You should have heard from us by/);
  expect(dueWords({ due: null }, '2026-11-25')).toBeUndefined();
  const late = (startsOn: string) => dueWords({ due: '2026-11-24', startsOn }, '2026-11-24');
  for (const first of ['2026-11-23', '2026-11-24'])
    expect(late(first)).toMatch(/24 November\. If that’s too late, please call us\.$/);
  expect(late('2026-11-25')).toMatch(/24 November\.$/);
  const meant = { availability: 1, hourlyRate: null, startsOn: '2026-11-23' };
  expect(
    dueWords({ due: '2026-11-24', introductions: [introduction({ answer: 'talk', meant })] }, '2026-11-20'),
  ).toMatch(/please call us\.$/);
  // Without a connection nobody knows whether we were late.
  expect(dueWords({ due: '2026-11-24' }, '2026-11-25', '2026-11-24')).toMatch(/^We said we’d contact you by/);
});
