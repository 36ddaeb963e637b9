import { expect, test } from 'vitest';
import { confirmedInWords, confirmedLines } from './confirmed-times.ts';

const [monday, tuesday] = [0b0001, 0b0001_0000];

test.each([
  ['nothing was asked', null, monday, undefined],
  ['all', monday | tuesday, monday | tuesday, 'All the times the job asks for'],
  ['a part', monday, monday | tuesday, 'Monday mornings; not Tuesday mornings'],
  ['more than the job asks for now', monday | tuesday, monday, 'All the times the job asks for'],
  ['none of what it asks for now', monday, tuesday, 'None of those that the job asks for now'],
])('%s', (_, confirmed, asked, words) => {
  expect(confirmedInWords(confirmed, { availability: asked })).toBe(words);
});

test('as lines, each group of days has its own', () => {
  const visits = [
    { days: 0b101, opens: 540, closes: 600, minutes: 60 },
    { days: 0b10, opens: 600, closes: 660, minutes: 60 },
    { days: 0b1000, opens: 780, closes: 840, minutes: 60 },
  ];
  const [week, thursday] = [0b0010_0001_0001_0001, 0b0010_0000_0000_0000];
  expect(confirmedLines(week & ~thursday, { visits, availability: week })).toEqual([
    'Mon and Wed 9:00–10:00',
    'Tue 10:00–11:00',
    'Not Thu 13:00–14:00',
  ]);
});
