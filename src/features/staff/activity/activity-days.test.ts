import { expect, test } from 'vitest';
import { inDays } from './activity-days.ts';
import type { ActivityEntry } from './activity-words.ts';

let key = 0;
const entry = (title: string, at: string, part: Partial<ActivityEntry> = {}): ActivityEntry => ({
  key: String(key++),
  title,
  at: `2026-11-${at}:00Z`,
  by: 'you',
  said: false,
  changes: [],
  listed: false,
  ...part,
});
const told = (...entries: ActivityEntry[]) =>
  inDays(entries, '2026-11-21').map(({ day, entries: own }) => [
    day,
    ...own.map(({ title, meta }) => `${title} (${meta})`),
  ]);

test('each day is named once, above what happened on it', () => {
  expect(
    told(entry('Open', '21T09:30'), entry('In review', '20T16:12'), entry('Request received', '20T10:51')),
  ).toEqual([
    ['Today', 'Open (09:30, you)'],
    ['Friday 20 November 2026', 'In review (16:12, you)', 'Request received (10:51, you)'],
  ]);
});

test('if a person repeats an action, it is listed once with a count', () => {
  const opened = (at: string, by = 'you') => entry('Contact viewed', at, { by });
  expect(
    told(opened('20T12:00'), opened('20T11:00'), opened('20T10:00', 'a colleague'), opened('19T10:00')),
  ).toEqual([
    [
      'Friday 20 November 2026',
      'Contact viewed, 2 times (12:00, you)',
      'Contact viewed (10:00, a colleague)',
    ],
    ['Thursday 19 November 2026', 'Contact viewed (10:00, you)'],
  ]);
});

test('fields changed one after the other are one change, from the first value to the last', () => {
  const changed = (at: string, ...labels: string[]) =>
    entry(`Changed: ${labels.join(' and ')}`, at, {
      changes: labels.map((label) => ({ label, from: `${label} before ${at}`, to: `${label} at ${at}` })),
      listed: true,
    });
  const days = inDays(
    [changed('20T12:00', 'times', 'about'), changed('20T11:00', 'times'), changed('20T10:00', 'rate')],
    '2026-11-21',
  );
  expect(days[0]?.entries.map(({ title, changes }) => [title, ...changes])).toEqual([
    [
      'Changed: times, about and rate',
      'Times: times before 20T11:00 → times at 20T12:00',
      'About: about before 20T12:00 → about at 20T12:00',
      'Rate: rate before 20T10:00 → rate at 20T10:00',
    ],
  ]);
});

test('a change that was undone is not listed', () => {
  const owner = (at: string, from: string, to: string) =>
    entry('Changed: owner', at, { changes: [{ label: 'owner', from, to }], listed: true });
  expect(told(owner('20T12:00', 'Ada', 'unassigned'), owner('20T11:00', 'unassigned', 'Ada'))).toEqual([]);
});

test('notes are never merged', () => {
  const call = (note: string) => entry('Call', '20T12:00', { note, said: true });
  expect(told(call('Rang.'), call('Rang.'))[0]).toHaveLength(3);
});

test('a time in summer names no time zone either, whatever the reader’s clock shows', () => {
  process.env['TZ'] = 'America/New_York';
  expect(inDays([{ ...entry('Open', ''), at: '2026-07-20T17:49:00Z' }])[0]?.entries[0]?.meta).toBe(
    '18:49, you',
  );
});
