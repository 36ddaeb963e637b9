import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactTimesIn, USUAL_TIMES, usualTimesIn, withUsualTimes } from './usual-times.ts';

const SENTENCES = USUAL_TIMES.map(({ value }) => value);
const someSentences = fc.subarray(SENTENCES);
const anyWeek = fc.integer({ min: 0, max: 2 ** 28 - 1 });

test('there are seven sentences, with their hours, and together they are the week, each time once', () => {
  expect(USUAL_TIMES.map(({ label, hint }) => `${label} ${hint}`)).toEqual([
    'Weekday mornings 6:00–12:00',
    'Weekend mornings 6:00–12:00',
    'Weekday afternoons 12:00–17:00',
    'Weekend afternoons 12:00–17:00',
    'Weekday evenings 17:00–22:00',
    'Weekend evenings 17:00–22:00',
    'Every night 22:00–6:00',
  ]);
  expect(SENTENCES.reduce((sum, week) => sum + Number(week), 0)).toBe(2 ** 28 - 1);
});

test('the ticked sentences are those of the week they make', () => {
  fc.assert(
    fc.property(someSentences, (ticked) => {
      const week = withUsualTimes(0, ticked);
      expect(usualTimesIn(week)).toEqual(ticked);
      expect(exactTimesIn(week)).toBe(0);
    }),
  );
});

test('a week is its sentences and the times beyond them', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      expect(withUsualTimes(week, usualTimesIn(week))).toBe(week);
      expect(usualTimesIn(exactTimesIn(week))).toEqual([]);
    }),
  );
});

test('ticking and unticking a sentence leaves every other time as it was', () => {
  fc.assert(
    fc.property(anyWeek, fc.constantFrom(...SENTENCES), (week, sentence) => {
      const ticked = withUsualTimes(week, [...new Set([...usualTimesIn(week), sentence])]);
      expect(usualTimesIn(ticked)).toContain(sentence);
      const unticked = withUsualTimes(
        ticked,
        usualTimesIn(ticked).filter((other) => other !== sentence),
      );
      expect(unticked).toBe(week & ~Number(sentence));
    }),
  );
});
