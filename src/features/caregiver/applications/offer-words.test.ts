import { expect, test } from 'vitest';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { today } from '../../../domain/operator.ts';
import { alsoWorking } from './offer-words.ts';

type Own = Parameters<typeof alsoWorking>[1][number];

const day = (days: number) => daysAfter(today(), days);
const own = (changes: object) =>
  [
    {
      job: { title: 'Mornings by the sea' },
      placement: { availability: 0b11, startsOn: day(-7), endsOn: null, endedAt: null, ...changes },
    },
  ] as unknown as Own[];

test('an offer says that the caregiver already works in its parts of the week', () => {
  const offer = { availability: 0b110, startsOn: day(3), endsOn: day(30) };
  expect(alsoWorking(offer, own({}))).toBe(
    'You already work in these parts of the week: “Mornings by the sea”. Please check that you can do both.',
  );
  for (const apart of [
    { availability: 0b1001 },
    { endsOn: day(2) },
    { startsOn: day(31) },
    { endedAt: '2026-11-01T10:00:00Z' },
  ])
    expect(alsoWorking(offer, own(apart)), JSON.stringify(apart)).toBeUndefined();
});
