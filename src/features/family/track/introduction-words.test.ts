import { expect, test } from 'vitest';
import {
  answerInWords,
  callInWords,
  comparableFacts,
  fitInWords,
  meetInWords,
} from './introduction-words.ts';
import { introduction, key, request } from './track.fixtures.ts';

test('The fitting times are counted against the requested ones', () => {
  expect(fitInWords(introduction(), { asked: 0x11111 })).toBe('Free at 4 of your 5 times');
  expect(fitInWords({ times: 1 << 27, timesAsked: 1 << 27 }, { asked: 1 << 27 })).toBe(
    'Free at the time you asked for',
  );
  expect(fitInWords({ times: 0, timesAsked: 1 }, { asked: 1 })).toBe('Not free at the time you asked for');
});

test('For a shared week, the part is named as a part', () => {
  expect(fitInWords(introduction(), { asked: 0x8111111 })).toBe(
    'Free at 4 of the 5 times in this part of your week',
  );
  expect(meetInWords({ firstName: 'Nora', timesAsked: 128 }, { asked: 136 })).toBe(
    'Meet Nora for Tuesday nights',
  );
  const visits = [{ days: 3, opens: 1380, closes: 1500, minutes: 120 }];
  expect(meetInWords({ firstName: 'Nora', timesAsked: 128 }, { visits, asked: 136 })).toBe(
    'Meet Nora for Tue 23:00–1:00',
  );
  expect(meetInWords({ firstName: 'Nora', timesAsked: 136 }, { asked: 136 })).toBe('Meet Nora');
  expect(fitInWords({ times: 1, timesAsked: 1 }, { asked: 3 })).toBe(
    'Free at the one time in this part of your week',
  );
});

test('Caregivers are compared by the same facts in the same order', () => {
  const meant = { availability: 0x11111, hourlyRate: 24, startsOn: null };
  const facts = comparableFacts(introduction({ meant, about: 'We cook. '.repeat(20) }), {
    asked: 0x11111,
  });
  expect(facts.slice(0, -1)).toEqual([
    'Weekday mornings',
    '€24 an hour',
    'Free at 4 of your 5 times',
    'Experience: 12 years',
    '2 documents checked',
  ]);
  expect(facts.at(-1)).toMatch(/^“We cook\. .* We cook…”$/);
  expect(comparableFacts(introduction({ meant, about: null, checked: [] }), { asked: 0x11111 })).toEqual([
    ...facts.slice(0, 4),
    'No documents checked yet',
  ]);
});

test('An answer shows its day', () => {
  const { contact } = request(key);
  expect(answerInWords(introduction(), contact)).toBeUndefined();
  const answeredAt = '2026-03-12T10:00:00Z';
  expect(answerInWords(introduction({ answer: 'yes', answeredAt }), contact)?.title).toBe(
    'You said yes to Aoife on 12 March 2026',
  );
  const next = (offer: Parameters<typeof introduction>[0]) =>
    answerInWords(introduction({ answer: 'yes', answeredAt, ...offer }), contact)?.next;
  expect(next({})).toBe('We’ll ask Aoife. We’ll tell you what happens next.');
  expect(next({ offer: { until: '2026-11-26', accepted: false } })).toMatch(
    /^We’ve asked Aoife, who can answer until Thursday,? 26 November\. We’ll tell you/,
  );
  expect(next({ offer: { until: '2026-11-26', accepted: true } })).toMatch(/^Aoife has said yes too\./);
  const talk = introduction({ answer: 'talk', answeredAt });
  expect(answerInWords(talk, contact)?.next).toBe('We’ll call you on 01\u00a0555\u00a00134 about it.');
  expect(answerInWords(talk, contact && { ...contact, contactPhone: null })?.next).toBe(
    'We’ll email you about it.',
  );
});

test('A family reads which number we call, or that we have none', () => {
  const { contact } = request(key);
  expect(callInWords(contact)).toContain('We’ll call you on 01\u00a0555\u00a00134');
  expect(callInWords(contact && { ...contact, contactPhone: null })).toContain('We’ll email you');
});
