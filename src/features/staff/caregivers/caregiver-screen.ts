import {
  approveCaregiver,
  loadCaregiver,
  loadCompleteness,
  requestProfileChanges,
  suspendCaregiver,
} from '../../../data/caregivers.ts';
import { linkToDocument } from '../../../data/document-files.ts';
import { loadDocuments, rejectDocument, verifyDocument } from '../../../data/documents.ts';
import { loadEvents } from '../../../data/events.ts';
import { loadUser } from '../../../data/users.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

export type CaregiverRecord = ValueOf<typeof loadCaregiver>;
export type Account = ValueOf<typeof loadUser>;
export type CaregiverDocument = ValueOf<typeof loadDocuments>[number];
export type CaregiverStore = ReturnType<typeof createCaregiverScreen>;

/** One caregiver: profile, account, papers and history, and what an admin can do with them. */
export function createCaregiverScreen(id: string) {
  const profile = loadable(() => loadCaregiver(id));
  const documents = loadable(() => loadDocuments(id));
  const events = loadable(() => loadEvents('caregiver_profiles', id));
  const refresh = () => Promise.all([profile.reload(), events.reload()]);
  return {
    id,
    profile,
    documents,
    events,
    account: loadable(() => loadUser(id)),
    completeness: loadable(() => loadCompleteness(id)),
    approve: action(thenRefresh(() => approveCaregiver(id), refresh)),
    requestChanges: action(thenRefresh((reason: string) => requestProfileChanges(id, reason), refresh)),
    suspend: action(thenRefresh((reason: string) => suspendCaregiver(id, reason), refresh)),
  };
}

/** What can be done with one document; `refresh` reads the list anew. */
export const createDocumentActions = (document: CaregiverDocument, refresh: () => Promise<unknown>) => ({
  link: action(() => linkToDocument(document.filePath, document.fileName)),
  verify: action(thenRefresh((checked: string) => verifyDocument(document.id, checked), refresh)),
  reject: action(thenRefresh((reason: string) => rejectDocument(document.id, reason), refresh)),
});
