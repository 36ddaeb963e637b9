import { expect, test } from 'vitest';
import { nextStepsOf } from './next-steps.ts';

const placed = (id: string, endedAt: string | null = null) => ({ id, caregiverName: 'Mary Byrne', endedAt });
const care = { id: 'r1', status: 'matched' as const, placements: [placed('p1'), placed('p2', '2026-03-01')] };

test('for other days it links to the caregiver’s terms and to the request', () => {
  expect(nextStepsOf('visits', care)).toEqual([
    { label: 'Propose new terms for Mary Byrne', path: '/admin/placements/p1?ask=change-terms' },
    { label: 'Change request', path: '/admin/requests/new?change=r1' },
  ]);
});

test('for another caregiver it links to the current one', () => {
  expect(nextStepsOf('caregiver', care)).toEqual([
    { label: 'Placement of Mary Byrne', path: '/admin/placements/p1' },
  ]);
});

test.each([
  ['a question', 'question', 'matched'],
  ['what is over', 'dates', 'closed'],
] as const)('%s changes nothing', (_, about, status) => {
  expect(nextStepsOf(about, { ...care, status, placements: [] })).toEqual([]);
});
