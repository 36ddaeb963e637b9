import type { BoardLine, BoardVisit } from '../../../data/visit-board.ts';

export const visit: BoardVisit = {
  placement: 'p1',
  day: '2026-11-24',
  opens: 450,
  closes: 540,
  client: { recipient: 'Peg Brennan', contact: 'Nora Brennan' },
  caregiver: 'Aoife Ryan',
  kind: null,
  reason: null,
  instead: null,
  covers: false,
  settled: false,
  moved: null,
};
export const line: BoardLine = {
  total: 1,
  onPage: 1,
  id: 'r1',
  client: visit.client,
  caregiverName: null,
  town: 'Galway',
  visits: [visit],
};
