import type { EndCause } from '../../../domain/end-causes.ts';
import type { Terms } from '../../../domain/terms.ts';
import { loadFamilyContact } from '../../../data/family-contact.ts';
import { loadPlacement, correctPlacement, endPlacement } from '../../../data/placements.ts';
import {
  proposeTerms,
  recordTermsAnswer,
  type TermsProposal,
  withdrawTerms,
} from '../../../data/terms-changes.ts';
import { saveArrivalNotes } from '../../../data/requests.ts';
import {
  coverVisit,
  inviteToCover,
  loadCovers,
  loadVisits,
  moveVisit,
  recordVisitChange,
  settleVisit,
  takeBackVisitChange,
  type VisitMove,
  type VisitSaid,
} from '../../../data/visits.ts';
import { answerLeave } from '../../../data/leaving.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { loadTimeOffOf } from '../../../data/time-off.ts';
import { today } from '../../../domain/operator.ts';
import type { ArrivalTexts } from '../../../domain/arrival-notes.ts';
import { mapped, ok, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { keepCurrent } from '../record/keep-current.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { waitingCalls } from '../waiting/with-waiting.ts';
import { complaintCalls, createComplaints } from '../complaints/complaints.ts';
import { createMessages, type MessagesStore } from '../messages/messages.ts';
import { createActivity, activityCalls } from '../activity/activity.ts';

const placementCalls = {
  loadFamilyContact,
  saveArrivalNotes,
  loadPlacement,
  correctPlacement,
  endPlacement,
  answerLeave,
  proposeTerms,
  recordTermsAnswer,
  withdrawTerms,
  loadTimeOffOf,
  loadVisits,
  recordVisitChange,
  moveVisit,
  takeBackVisitChange,
  loadCovers,
  coverVisit,
  inviteToCover,
  settleVisit,
  ...activityCalls,
  ...complaintCalls,
  ...waitingCalls,
};
export type PlacementRecord = ValueOf<typeof loadPlacement>;
export type Visit = ValueOf<typeof loadVisits>[number];
export type PlacementStore = ReturnType<typeof createPlacementScreen>;
/** How a placement ends; `lastDay` is yyyy-mm-dd. */
export type PlacementEnd = {
  cause: EndCause | '';
  reason: string;
  lastDay: string;
  searchAgain: boolean;
  note: string;
};

/** One placement, its activity, and what an admin can do with it. */
export function createPlacementScreen(id: string, service = placementCalls) {
  const record = loadable(() => service.loadPlacement(id));
  const activity = createActivity('placement', id, service, () => {
    const now = record.$value.get();
    return now.state === 'ready' ? now.value : undefined;
  });
  /** The placed caregiver's coming days off. */
  const timeOff = loadable(async () => {
    const loaded = record.$value.get();
    if (loaded.state !== 'ready' || !loaded.value.caregiverId || loaded.value.endedAt) return ok([]);
    return service.loadTimeOffOf(loaded.value.caregiverId, today());
  });
  /** The visits of the last month and the next two weeks. */
  const visits = loadable(() => service.loadVisits(id, daysAfter(today(), -31), daysAfter(today(), 13)));
  /** Pending items about the placement, such as new terms or a visit to cover. */
  const waiting = loadable(async () => {
    const loaded = record.$value.get();
    if (loaded.state !== 'ready') return ok([]);
    const found = await service.loadPendingItems([loaded.value.requestId]);
    return found.ok ? ok(found.value.filter(({ placementId }) => placementId === id)) : found;
  });
  const refresh = () => Promise.all([record.reload(), activity.reload(), visits.reload(), waiting.reload()]);
  keepCurrent(record, refresh);
  const complaints = createComplaints({ of: 'id', id }, refresh, service);
  const { next } = complaints;
  let messages: MessagesStore | undefined;
  return {
    record,
    activity,
    timeOff,
    visits,
    waiting,
    complaints,
    messagesOf: (requestId: string) => (messages ??= createMessages(requestId, next, activity.reload)),
    /** The family's contact, read on demand and on record. */
    familyOf(requestId: string) {
      const family = loadable(() => service.loadFamilyContact(requestId));
      const refreshed = () => Promise.all([family.reload(), activity.reload()]);
      return {
        ...family,
        arrivalNotes: {
          save: thenRefresh(
            (texts: ArrivalTexts, seen: string | null) => service.saveArrivalNotes(requestId, texts, seen),
            refreshed,
          ),
          load: async () =>
            mapped(await service.loadFamilyContact(requestId), ({ arrivalNotes }) => arrivalNotes),
          refresh: refreshed,
        },
      };
    },
    reload: { load: () => service.loadPlacement(id), refresh },
    correct: action(
      thenRefresh((terms: Terms, seen: Terms) => service.correctPlacement(id, terms, seen), refresh),
    ),
    end: action(next.after(thenRefresh((end: PlacementEnd) => service.endPlacement(id, end), refresh))),
    /** Records that a caregiver who asked to stop will stay. */
    answerLeave: action(
      next.after(thenRefresh((words: string, seen: string) => service.answerLeave(id, words, seen), refresh)),
    ),
    propose: action(
      thenRefresh(
        (proposal: TermsProposal, seen: Terms) => service.proposeTerms(id, proposal, seen),
        refresh,
      ),
    ),
    answerTerms: action(thenRefresh(service.recordTermsAnswer, refresh)),
    withdrawTerms: (change: string) => action(thenRefresh(() => service.withdrawTerms(change), refresh)),
    sayOfVisit: action(
      thenRefresh(
        (said: Omit<VisitSaid, 'placementId'>) => service.recordVisitChange({ ...said, placementId: id }),
        refresh,
      ),
    ),
    move: action(
      thenRefresh(
        (move: Omit<VisitMove, 'placementId'>) => service.moveVisit({ ...move, placementId: id }),
        refresh,
      ),
    ),
    /** The caregivers who could cover. */
    coversFor: (change: string) => loadable(() => service.loadCovers(change)),
    cover: action(
      thenRefresh(
        (change: string, caregiver: string, saidBy: string) => service.coverVisit(change, caregiver, saidBy),
        refresh,
      ),
    ),
    /** Invites several caregivers to cover. */
    inviteToCover: action(
      thenRefresh(
        (change: string, caregivers: string[]) => service.inviteToCover(change, caregivers),
        refresh,
      ),
    ),
    settle: (change: string) =>
      action(thenRefresh((words: string) => service.settleVisit(change, words), refresh)),
    takeBack: (change: string) => action(thenRefresh(() => service.takeBackVisitChange(change), refresh)),
  };
}
