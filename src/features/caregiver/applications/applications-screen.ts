import type * as applicationData from '../../../data/applications.ts';
import type * as placements from '../../../data/placements.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { type Answer, withAnswerBy, type OwnWaitingService } from '../with-answer-by.ts';

type Service = OwnWaitingService &
  Pick<typeof applicationData, 'loadOwnApplications' | 'withdrawApplication'>;
export type OwnApplication = ValueOf<Service['loadOwnApplications']>[number] & Answer;
export type ApplicationsScreenStore = ReturnType<typeof createApplicationsScreen>;

/** The caregiver's own applications, and taking one of them back. */
export function createApplicationsScreen(service: Service) {
  const applications = loadable(() => withAnswerBy(service.loadOwnApplications, service));
  return {
    applications,
    withdrawal: (id: string) =>
      action(thenRefresh(() => service.withdrawApplication(id), applications.reload)),
  };
}

/** The family of a placement: the database shows it to the placed caregiver only. */
export const createFamilyStore = (
  requestId: string,
  { loadFamilyContact }: Pick<typeof placements, 'loadFamilyContact'>,
) => loadable(() => loadFamilyContact(requestId));
