import type * as applications from '../../../data/applications.ts';
import type * as caregivers from '../../../data/caregivers.ts';
import type * as credentialRules from '../../../data/credential-rules.ts';
import type * as documentData from '../../../data/documents.ts';
import type * as jobs from '../../../data/jobs.ts';
import type * as placements from '../../../data/placements.ts';
import type * as profiles from '../../../data/profiles.ts';
import type * as timeOff from '../../../data/time-off.ts';
import type * as users from '../../../data/users.ts';
import { today } from '../../../domain/operator.ts';
import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import { onMount } from 'nanostores';
import type { ValueOf } from '../../../lib/result.ts';
import { createActivity, type ActivityService } from '../activity/activity.ts';
import { createInHand, type InHandService } from '../in-hand/in-hand.ts';
import { createNextUp } from '../next/next-up.ts';
import { openedFile, type FileService } from '../papers/opened-file.ts';
import type { WaitingService } from '../waiting/with-waiting.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

export type CaregiverService = WaitingService &
  InHandService &
  Pick<typeof caregivers, 'approveCaregiver' | 'requestProfileChanges' | 'suspendCaregiver'> &
  Pick<typeof profiles, 'loadCaregiver' | 'loadCompleteness'> &
  Pick<typeof documentData, 'loadDocuments'> &
  Pick<typeof placements, 'loadPlacementsWith' | 'loadPlacementsEver'> &
  Pick<typeof applications, 'loadApplicationsOf'> &
  Pick<typeof jobs, 'loadFittingJobs'> &
  Pick<typeof timeOff, 'loadTimeOffOf'> &
  Pick<typeof credentialRules, 'loadCredentialRules'> &
  ActivityService &
  Pick<typeof users, 'loadUser'>;
export type CaregiverRecord = ValueOf<CaregiverService['loadCaregiver']>;
export type Account = ValueOf<CaregiverService['loadUser']>;
export type CaregiverDocument = ValueOf<CaregiverService['loadDocuments']>[number];
export type CaregiverPlacement = ValueOf<CaregiverService['loadPlacementsWith']>[number];
export type DaysOff = ValueOf<CaregiverService['loadTimeOffOf']>[number];
export type CaregiverStore = ReturnType<typeof createCaregiverScreen>;

/** One caregiver: profile, account, papers and activity, and what an admin can do with them. */
export function createCaregiverScreen(id: string, service: CaregiverService) {
  const profile = loadable(() => service.loadCaregiver(id));
  const documents = loadable(() => service.loadDocuments(id));
  // A caregiver may upload while staff are on the phone: what this tab says is looked up again when it is looked at again.
  onMount(documents.$value, () => {
    const look = () => void documents.reload();
    globalThis.addEventListener?.('focus', look);
    return () => globalThis.removeEventListener?.('focus', look);
  });
  const activity = createActivity('caregiver', id, service);
  const waiting = loadable(() => service.loadWaiting([id]));
  const fitting = loadable(() => service.loadFittingJobs(id));
  const refresh = () =>
    Promise.all([profile.reload(), activity.reload(), waiting.reload(), fitting.reload()]);
  const next = createNextUp('profile', id, service);
  return {
    id,
    next,
    inHand: createInHand(id, service, activity.reload),
    profile,
    documents,
    activity,
    waiting,
    placements: loadable(() => service.loadPlacementsWith(id)),
    timeOff: loadable(() => service.loadTimeOffOf(id, today())),
    placed: loadable(() => service.loadPlacementsEver(id)),
    applications: loadable(() => service.loadApplicationsOf(id)),
    fitting,
    /** A paper that counts may change what an approval takes. */
    refreshDocuments: () =>
      Promise.all([
        documents.reload(),
        waiting.reload(),
        profile.reload(),
        fitting.reload(),
        activity.reload(),
      ]),
    rules: loadable(() => service.loadCredentialRules()),
    account: loadable(() => service.loadUser(id)),
    completeness: loadable(() => service.loadCompleteness(id)),
    approve: action(
      next.after(thenRefresh((revision: number) => service.approveCaregiver(id, revision), refresh)),
    ),
    anew: { load: () => service.loadCaregiver(id), refresh },
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

export type DocumentService = FileService & Pick<typeof documentData, 'loadDocument' | 'dateDocument'>;

/** What can be done with one document; `refresh` reads the list anew. */
export const createDocumentActions = (
  { id, filePath }: CaregiverDocument,
  refresh: () => Promise<unknown>,
  service: DocumentService,
) => ({
  file: () => openedFile({ id, filePath }, service),
  /** What a colleague made of it who was quicker. */
  anew: { load: () => service.loadDocument(id), refresh },
  date: action(
    thenRefresh(
      (expiresOn: string | null, seen: string | null) => service.dateDocument(id, expiresOn, seen),
      refresh,
    ),
  ),
});
