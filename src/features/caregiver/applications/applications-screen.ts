import { loadOwnApplications, withdrawApplication } from '../../../data/applications.ts';
import { loadFamilyContact } from '../../../data/placements.ts';
import { loadable } from '../../../state/loadable.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { step } from '../../../state/step.ts';

export type OwnApplication = ValueOf<typeof loadOwnApplications>[number];
export type ApplicationsScreenStore = ReturnType<typeof createApplicationsScreen>;

/** The caregiver's own applications, and taking one of them back. */
export function createApplicationsScreen() {
  const applications = loadable(loadOwnApplications);
  return {
    applications,
    withdrawal: (id: string) => step(() => withdrawApplication(id), applications.reload),
  };
}

/** The family of a placement: the database shows it to the placed caregiver only. */
export const createFamilyStore = (requestId: string) => loadable(() => loadFamilyContact(requestId));
