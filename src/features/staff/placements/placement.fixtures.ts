import type { PlacementRecord } from './placement-screen.ts';

/** Aoife’s placement on four of five mornings, live and without a last day. */
export const placement = (changes: Partial<PlacementRecord> = {}): PlacementRecord => ({
  id: 'p1',
  caregiverId: 'c1',
  caregiverName: 'Aoife Brennan',
  applicationId: 'a1',
  requestId: 'r1',
  availability: 0x1111,
  hourlyRate: 24.5,
  startsOn: '2026-03-02',
  endsOn: null,
  placedAt: '2026-02-20T10:00:00Z',
  firstDayConfirmedAt: null,
  came: true,
  endedAt: null,
  endReason: null,
  correctedAt: null,
  replaces: null,
  job: {
    id: 'j1',
    title: 'Mornings by the sea',
    part: null,
    availability: 0x11111,
    status: 'filled',
    place: { name: 'Kinsale', region: 'Co. Cork' },
  },
  request: { reference: 'K7QM4RT9X' },
  checkIns: [],
  replaced: null,
  followedBy: null,
  ...changes,
});
