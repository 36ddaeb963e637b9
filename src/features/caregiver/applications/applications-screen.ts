import { action } from '../../../state/action.ts';
import { loadOwnApplications, withdrawApplication } from '../../../data/applications.ts';
import { loadFamilyContact } from '../../../data/placements.ts';
import { loadable } from '../../../state/loadable.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

export type OwnApplication = ValueOf<typeof loadOwnApplications>[number];
export type ApplicationsScreenStore = ReturnType<typeof createApplicationsScreen>;

/** The caregiver's own applications, and taking one of them back. */
export function createApplicationsScreen() {
  const applications = loadable(loadOwnApplications);
  return {
    applications,
    withdrawal: (id: string) => action(thenRefresh(() => withdrawApplication(id), applications.reload)),
  };
}

/** The family of a placement: the database shows it to the placed caregiver only. */
export const createFamilyStore = (requestId: string) => loadable(() => loadFamilyContact(requestId));
