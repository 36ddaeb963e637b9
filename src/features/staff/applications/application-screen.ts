import { action } from '../../../state/action.ts';
import {
  declineApplication,
  loadApplication,
  offerJob,
  placeCaregiver,
  shortlistApplication,
} from '../../../data/applications.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadMatchingCaregivers } from '../../../data/jobs.ts';
import { isHeld } from '../../../domain/document-check.ts';
import { loadable } from '../../../state/loadable.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

export type ApplicationRecord = ValueOf<typeof loadApplication>;
export type ApplicationStore = ReturnType<typeof createApplicationScreen>;

/** One application, and the answers an admin can give. */
export function createApplicationScreen(id: string) {
  const record = loadable(() => loadApplication(id));
  return {
    record,
    shortlist: action(thenRefresh(() => shortlistApplication(id), record.reload)),
    offer: action(thenRefresh(() => offerJob(id), record.reload)),
    decline: action(thenRefresh((reason: string) => declineApplication(id, reason), record.reload)),
    place: action(thenRefresh((startsOn: string) => placeCaregiver(id, startsOn), record.reload)),
  };
}

/** How well the applicant fits the job: the match, or null when not ranked for it, and the credentials that count. */
export const createFitStore = (jobId: string, caregiverId: string) => ({
  match: loadable(async () => {
    const ranked = await loadMatchingCaregivers(jobId);
    return ranked.ok ? ok(ranked.value.find((match) => match.caregiverId === caregiverId) ?? null) : ranked;
  }),
  credentials: loadable(async () => {
    const documents = await loadDocuments(caregiverId);
    return documents.ok ? ok(documents.value.filter((document) => isHeld(document))) : documents;
  }),
});
