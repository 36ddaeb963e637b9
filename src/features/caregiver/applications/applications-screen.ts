import { atom } from 'nanostores';
import { answerOffer, chooseToBeShown, withdrawApplication } from '../../../data/own-application-steps.ts';
import { declineInvitation, loadOwnApplications, type Offer } from '../../../data/own-applications.ts';
import { type LeaveWish, takeBackLeave } from '../../../data/leaving.ts';
import { answerTerms } from '../../../data/own-terms.ts';
import { loadFamilyContact } from '../../../data/family-contact.ts';
import { confirmFirstDay } from '../../../data/own-visits.ts';
import type { NamedJob } from '../../../domain/job-name.ts';
import { type Failure, movedOn } from '../../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { $copied } from '../../../state/copied.ts';
import { loadable } from '../../../state/loadable.ts';
import { refreshOnReturn } from '../../../state/on-return.ts';
import { sayLeaving } from './say-leaving.ts';
import { type Answer, withAnswerBy, ownWaitingCalls } from '../with-answer-by.ts';

const calls = {
  answerOffer,
  answerTerms,
  sayLeaving,
  takeBackLeave,
  chooseToBeShown,
  declineInvitation,
  loadOwnApplications,
  withdrawApplication,
  confirmFirstDay,
  ...ownWaitingCalls,
};
export type OwnApplication = ValueOf<typeof loadOwnApplications>[number] & Answer;
export type ApplicationsScreenStore = ReturnType<typeof createApplicationsScreen>;

/** The caregiver's own applications, and what they can do with each. */
export function createApplicationsScreen(service = calls) {
  const applications = loadable(() => loadSorted(service));
  refreshOnReturn(applications.$value, applications.reload);
  /** The application whose last step was refused because it had changed, and the refusal. */
  const $refusal = atom<{ id: string; failure: Failure } | null>(null);
  /** A step of an application. If it has changed in the meantime, it is read again and says so. */
  const onApplication = <Args extends unknown[], T>(
    id: string,
    act: (...args: Args) => Promise<Result<T, Failure>>,
  ) =>
    action(async (...args: Args) => {
      const result = await act(...args);
      const refused = !result.ok && movedOn(result.error);
      // A step that waits for a connection has changed nothing yet.
      if (result.ok ? result.value !== 'waiting' : refused) {
        await applications.reload();
        $refusal.set(refused ? { id, failure: result.error } : null);
      }
      return result;
    });
  return {
    applications,
    $refusal,
    declining: (id: string) => onApplication(id, (reason: string) => service.declineInvitation(id, reason)),
    withdrawal: (id: string) => onApplication(id, () => service.withdrawApplication(id)),
    showing: (id: string) => onApplication(id, (wanted: boolean) => service.chooseToBeShown(id, wanted)),
    /** Answers to the terms on the screen. They count for no others. */
    answers: (id: string, offer: Offer) => ({
      accept: onApplication(id, () => service.answerOffer(id, true, '', offer)),
      decline: onApplication(id, (reason: string) => service.answerOffer(id, false, reason, offer)),
    }),
    termsAnswers: (id: string, change: string) => ({
      accept: onApplication(id, () => service.answerTerms(change, true, '')),
      decline: onApplication(id, (reason: string) => service.answerTerms(change, false, reason)),
    }),
    leaving: (id: string, placement: { id: string; job: NamedJob }) => ({
      ask: onApplication(id, (wish: LeaveWish) => service.sayLeaving(placement, wish)),
      takeBack: onApplication(id, () => service.takeBackLeave(placement.id)),
    }),
    firstDay: (id: string, placementId: string) =>
      onApplication(id, () => service.confirmFirstDay(placementId)),
  };
}

/** Offers first, then invitations, then the others as loaded, newest first. */
async function loadSorted(service: typeof calls): Promise<Result<OwnApplication[], Failure>> {
  const loaded = await withAnswerBy(service.loadOwnApplications, service);
  if (!loaded.ok) return loaded;
  const place = ({ status }: OwnApplication) => ['offered', 'invited', status].indexOf(status);
  return ok(loaded.value.toSorted((one, other) => place(one) - place(other)));
}

/**
 * A placed caregiver's family. The database records one view, which the family can see. A view without a connection is
 * recorded later. Reading again is not another view.
 */
export function createFamilyStore(requestId: string, service = { loadFamilyContact }) {
  let recorded = false;
  return loadable(async () => {
    const family = await service.loadFamilyContact(requestId, !recorded);
    if (family.ok && !$copied.get()) recorded = true;
    return family;
  });
}
