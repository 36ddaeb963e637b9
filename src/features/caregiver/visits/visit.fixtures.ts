import type { OwnVisit } from '../../../data/own-visits.ts';

/** A morning visit as agreed on. */
export const visit = (day: string, changes: Partial<OwnVisit> = {}): OwnVisit => ({
  placementId: 'p1',
  applicationId: 'a1',
  requestId: 'r1',
  job: { title: 'Mornings in Dalkey', part: null },
  day,
  opens: 360,
  closes: 720,
  changeId: null,
  kind: null,
  reason: null,
  instead: false,
  ...changes,
});
