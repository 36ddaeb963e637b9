import { approveCaregiver, requestProfileChanges, suspendCaregiver } from '../../../data/caregivers.ts';
import { loadCaregiver, loadCompleteness } from '../../../data/profiles.ts';
import { dateDocument, loadDocument } from '../../../data/document-checks.ts';
import { inviteAgain } from '../../../data/entered-profiles.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadCurrentPlacements, loadPlacementsOfCaregiver } from '../../../data/placements.ts';
import { loadApplicationsOf } from '../../../data/applications.ts';
import { loadFittingJobs } from '../../../data/jobs.ts';
import { loadDaysOffOf } from '../../../data/time-off.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { loadUser } from '../../../data/users.ts';
import { today } from '../../../domain/operator.ts';
import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { createActivity, activityCalls } from '../activity/activity.ts';
import { createAssignment, inHandCalls } from '../assignment/assignment.ts';
import { createComplaints } from '../complaints/complaints.ts';
import { createNextUp } from '../next/next-up.ts';
import { openedFile, fileCalls } from '../documents/opened-file.ts';
import { waitingCalls } from '../waiting/with-waiting.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { keepCurrent } from '../record/keep-current.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

const caregiverCalls = {
  approveCaregiver,
  requestProfileChanges,
  suspendCaregiver,
  inviteAgain,
  loadCaregiver,
  loadCompleteness,
  loadDocuments,
  loadCurrentPlacements,
  loadPlacementsOfCaregiver,
  loadApplicationsOf,
  loadFittingJobs,
  loadDaysOffOf,
  loadCredentialRules,
  loadUser,
  ...waitingCalls,
  ...inHandCalls,
  ...activityCalls,
};
export type CaregiverRecord = ValueOf<typeof loadCaregiver>;
export type Account = ValueOf<typeof loadUser>;
export type CaregiverDocument = ValueOf<typeof loadDocuments>[number];
export type CaregiverPlacement = ValueOf<typeof loadCurrentPlacements>[number];
export type DaysOff = ValueOf<typeof loadDaysOffOf>[number];
export type CaregiverStore = ReturnType<typeof createCaregiverScreen>;

/** One caregiver: profile, account, documents and activity, and what an admin can do with them. */
export function createCaregiverScreen(id: string, service = caregiverCalls) {
  const profile = loadable(() => service.loadCaregiver(id));
  const documents = loadable(() => service.loadDocuments(id));
  const activity = createActivity('caregiver', id, service);
  const waiting = loadable(() => service.loadPendingItems([id]));
  const fitting = loadable(() => service.loadFittingJobs(id));
  const refresh = () =>
    Promise.all([profile.reload(), activity.reload(), waiting.reload(), fitting.reload()]);
  /** A verified document may change what an approval waits for. */
  const refreshDocuments = () => Promise.all([documents.reload(), refresh()]);
  // A caregiver may upload a document while on the phone.
  keepCurrent(profile, refreshDocuments);
  const next = createNextUp('profile', id, service);
  return {
    id,
    next,
    assignment: createAssignment(id, service, activity.reload),
    profile,
    documents,
    activity,
    complaints: createComplaints({ of: 'caregiverId', id }),
    waiting,
    placements: loadable(() => service.loadCurrentPlacements(id)),
    timeOff: loadable(() => service.loadDaysOffOf(id, today())),
    placed: loadable(() => service.loadPlacementsOfCaregiver(id)),
    applications: loadable(() => service.loadApplicationsOf(id)),
    fitting,
    refreshDocuments,
    rules: loadable(() => service.loadCredentialRules()),
    account: loadable(() => service.loadUser(id)),
    completeness: loadable(() => service.loadCompleteness(id)),
    approve: action(
      next.after(thenRefresh((revision: number) => service.approveCaregiver(id, revision), refresh)),
    ),
    reload: { load: () => service.loadCaregiver(id), refresh },
    inviteAgain: action(thenRefresh(() => service.inviteAgain(id), activity.reload)),
    requestChanges: action(
      next.after(
        thenRefresh(
          (reason: string, fields: ProfileColumn[], seen: string | null) =>
            service.requestProfileChanges(id, reason, fields, seen),
          refresh,
        ),
      ),
    ),
    suspend: action(
      next.after(thenRefresh((reason: string) => service.suspendCaregiver(id, reason), refresh)),
    ),
  };
}

const documentCalls = { loadDocument, dateDocument, ...fileCalls };

/** Steps for one document; `refresh` reads the list again. */
export const createDocumentActions = (
  { id, filePath }: CaregiverDocument,
  refresh: () => Promise<unknown>,
  service = documentCalls,
) => ({
  file: () => openedFile({ id, filePath }, service),
  /** The document as a colleague has left it. */
  reload: { load: () => service.loadDocument(id), refresh },
  date: action(
    thenRefresh(
      (expiresOn: string | null, seen: string | null) => service.dateDocument(id, expiresOn, seen),
      refresh,
    ),
  ),
});
