import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { visit } from '../visits/visit.fixtures.ts';
import { visitsOn } from './visits-on.ts';

const offline = fail({ kind: 'offline', code: 'unreachable' } as const);
const mornings = { days: 0b11, opens: 450, closes: 540, minutes: 90 };
const placement = {
  id: 'p1',
  startsOn: '2026-01-05',
  endsOn: null,
  endedAt: null,
  visits: [mornings],
  periods: null,
};
const device = (changes: object = {}) =>
  ({
    loadVisitsOn: vi.fn(async () => offline),
    loadOwnVisits: vi.fn(async () => ok([visit('2026-12-01'), visit('2026-12-07', { kind: 'not_needed' })])),
    loadOwnTimeOff: vi.fn(async () => ok([{ id: 'off', from: '2026-12-14', to: '2026-12-14' }])),
    loadOwnApplications: vi.fn(async () =>
      ok([
        { job: { title: 'Mornings' }, placement },
        { job: null, placement: null },
      ]),
    ),
    ...changes,
  }) as unknown as Parameters<typeof visitsOn>[1];
const found = async (from: string, to: string, changes?: object) => {
  const answer = await visitsOn({ from, to }, device(changes));
  return answer.ok && answer.value.map(({ day, opens, kind }) => [day, opens, kind].join(' ').trim());
};

test('without a connection, visits are those last seen, then those of the agreed weeks', async () => {
  expect(await found('2026-12-07', '2026-12-15')).toEqual([
    '2026-12-07 360 not_needed',
    '2026-12-08 450',
    // On known days off.
    '2026-12-14 450 cannot_come',
    '2026-12-15 450',
  ]);
});

test('a visit last seen before its days off were added is off', async () => {
  const daysOff = ok([{ id: 'off', from: '2026-12-01', to: '2026-12-07' }]);
  expect(await found('2026-12-01', '2026-12-07', { loadOwnTimeOff: async () => daysOff })).toEqual([
    '2026-12-01 360 cannot_come',
    '2026-12-07 360 not_needed',
  ]);
});

test('an agreed change counts from its day on, and nothing after the end', async () => {
  const periods = [
    { fromDay: '2026-01-05', untilDay: '2026-12-20', visits: [mornings] },
    { fromDay: '2026-12-21', untilDay: '2026-12-28', visits: [{ ...mornings, opens: 480, closes: 570 }] },
  ];
  const later = {
    loadOwnApplications: async () => ok([{ job: null, placement: { ...placement, periods } }]),
  };
  expect(await found('2026-12-15', '2027-01-05', later)).toEqual([
    '2026-12-15 450',
    '2026-12-21 480',
    '2026-12-22 480',
    '2026-12-28 480',
  ]);
});

test('with a connection, or without copies, the answer is the service’s', async () => {
  const service = ok([visit('2026-12-09')]);
  expect(await found('2026-12-07', '2026-12-15', { loadVisitsOn: async () => service })).toEqual([
    '2026-12-09 360',
  ]);
  const answer = await visitsOn(
    { from: '2026-12-07', to: '2026-12-15' },
    device({ loadOwnVisits: async () => offline }),
  );
  expect(answer).toEqual(offline);
});
