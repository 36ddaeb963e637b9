import type { CoveredPart } from '../../../data/requests.ts';

// The nights of Monday to Thursday.
export const NIGHTS = 0x8888;

const part = (given: Pick<CoveredPart, 'part' | 'availability'> & Partial<CoveredPart>): CoveredPart => ({
  jobId: null,
  placementId: null,
  caregiverName: null,
  startsOn: null,
  endsOn: null,
  visits: null,
  ...given,
});

/** Two nights that Nora covers. */
export const covered = (changes: Partial<CoveredPart> = {}) =>
  part({
    part: 'covered',
    availability: 0x88,
    jobId: 'j1',
    placementId: 'p1',
    caregiverName: 'Nora Byrne',
    startsOn: '2026-03-01',
    ...changes,
  });

/** The night after them, for which a job is open. */
export const open = (changes: Partial<CoveredPart> = {}) =>
  part({
    part: 'open',
    availability: 0x800,
    jobId: 'j2',
    ...changes,
  });

/** The last night, unassigned. */
export const nobody = (changes: Partial<CoveredPart> = {}) =>
  part({ part: 'nobody', availability: 0x8000, ...changes });
