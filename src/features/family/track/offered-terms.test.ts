import { expect, test } from 'vitest';
import { aboutOffer, comparedTerms, yesInWords } from './offered-terms.ts';
import { introduction, key, request } from './track.fixtures.ts';

const terms = {
  visits: [{ days: 1, opens: 450, closes: 570, minutes: 120 }],
  availability: 0x1,
  hourlyRate: 25,
  startsOn: '2026-04-08',
  endsOn: null,
  offeredAt: '2026-03-12T10:00:00Z',
};
const asked = { availability: 0x11, startsOn: '2026-04-01', placeId: 1 };

test('differences show beside what was asked for, with minutes and the cost of a week', () => {
  const { changed, same } = comparedTerms(
    request(key, { asked }),
    introduction({ timesAsked: 0x11, budget: 24 }),
    terms,
  );
  expect(changed.map(({ before, description }) => [before, description])).toEqual([
    ['Monday and Tuesday mornings', 'Mon 7:30–9:30 (2\u00a0hours a week)'],
    ['Wednesday 1 April 2026', 'Wednesday 8 April 2026'],
    ['€24 an hour', '€25 an hour (€50 a week)'],
  ]);
  expect(same).toBe('The rest is as you asked. Last day: Ongoing');
  const sameRate = comparedTerms(
    request(key, { asked }),
    introduction({ timesAsked: 0x11, budget: 25 }),
    terms,
  );
  expect(
    sameRate.changed.map(({ term }) => term),
    'the same rate',
  ).not.toContain('Pay');
  const first = { ...terms, startsOn: '2026-04-06' };
  const meeting = introduction({ timesAsked: 0x11 });
  expect(comparedTerms(request(key, { asked }), meeting, first).same).toContain('Monday 6 April 2026');
  expect(aboutOffer(request(key, { asked }), meeting, first)).not.toContain(
    'It begins later than you asked.',
  );
});

test('before an offer it says what a yes means', () => {
  const { visits, availability, hourlyRate, startsOn } = terms;
  const meant = { visits, availability, hourlyRate, startsOn };
  const means =
    'If you say yes, you agree to this: Mon 7:30–9:30 (2\u00a0hours a week); from Wednesday 8 April 2026; €25 an hour (€50 a week). If any of it changes, we’ll ask you again.';
  expect(yesInWords(introduction({ meant }))).toBe(means);
  expect(yesInWords(introduction({ meant, lapsedYes: terms }))).toBe(means);
  expect(yesInWords(introduction({ meant, lapsedYes: { ...terms, hourlyRate: 24 } }))).toBe(
    `You said yes to Aoife before, but the terms have changed. Please answer again. ${means}`,
  );
  expect(yesInWords(introduction({ meant, answer: 'yes' }))).toMatch(/^You said yes to this: Mon/);
  expect(yesInWords(introduction())).toBe('');
});

test('missing times are named, as is a later first day; and an earlier yes does not count', () => {
  const meeting = introduction({ timesAsked: 0x11, lapsedYes: { ...terms, hourlyRate: 24 } });
  expect(aboutOffer(request(key, { asked }), meeting, terms)).toEqual([
    'Not offered: Tuesday mornings.',
    'It begins later than you asked.',
    'You said yes to Aoife before, but the terms have changed. Please answer again.',
  ]);
  const whole = introduction({ timesAsked: 0x1 });
  expect(aboutOffer(request(key, { startsOn: null }), whole, terms)).toEqual([]);
  const offer = { until: '2026-03-16', accepted: false };
  expect(aboutOffer(request(key, { startsOn: null }), { ...whole, offer }, terms)).toEqual([
    'Please answer by Monday 16 March 2026.',
  ]);
});

test('after a yes to other terms it shows what has changed since', () => {
  const lapsedYes = { ...terms, hourlyRate: 24 };
  expect(
    comparedTerms(request(key, { asked }), introduction({ timesAsked: 0x11, lapsedYes }), terms),
  ).toEqual({
    heading: 'Changed since you said yes',
    was: 'You said yes to: {before}',
    changed: [{ term: 'Pay', description: '€25 an hour (€50 a week)', before: '€24 an hour (€48 a week)' }],
    same: 'The rest is as you agreed. Times: Mon 7:30–9:30 (2\u00a0hours a week) · First day: Wednesday 8 April 2026 · Last day: Ongoing',
  });
});

test('an earlier yes that stays counts for these terms, too', () => {
  const about = (answeredAt: string) =>
    aboutOffer(
      request(key, { startsOn: null }),
      introduction({ timesAsked: 0x1, answer: 'yes', answeredAt }),
      terms,
    );
  expect(about('2026-03-11T10:00:00Z')).toEqual([
    'Your yes counts for these terms too. You don’t have to answer again.',
  ]);
  expect(about('2026-03-12T10:00:01Z')).toEqual([]);
});
