import type { PlacementRecord, Visit } from './placement-screen.ts';

/** Aoife’s placement on four of five mornings, live and without a last day. */
export const placement = (changes: Partial<PlacementRecord> = {}): PlacementRecord => ({
  id: 'p1',
  client: { recipient: 'Peg Walsh', contact: 'Nora Walsh' },
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
  lapsed: [],
  reach: 'sent',
  called: { title: 'Mornings by the sea', part: null },
  jobTimes: 0x11111,
  job: {
    id: 'j1',
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

/** A visit of hers on a morning, as agreed. */
export const visit = (changes: Partial<Visit> = {}): Visit => ({
  onDate: '2026-11-24',
  opens: 360,
  closes: 720,
  changeId: null,
  kind: null,
  reason: null,
  saidBy: null,
  coveredBy: null,
  coveredName: null,
  settledAt: null,
  note: null,
  ...changes,
});
