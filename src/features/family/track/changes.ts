import { atom } from 'nanostores';
import type {
  CareBy,
  CheckInAnswer,
  FamilyVisit,
  Introduction,
  IntroductionAnswer,
  TrackedRequest,
} from '../../../data/tracked-request.ts';
import {
  addLink,
  answerCheckIn,
  complain,
  answerIntroduction,
  answerQuestion,
  answerTerms,
  askTeam,
  changeArrivalNotes,
  changeContact,
  changeOwnVisit,
  chooseEmails,
  endLink,
  eraseRequest,
  exportRequest,
  loadPhoto,
  takeBackVisitChange,
  takeBackWithdrawal,
  withdrawRequest,
} from '../../../data/tracking.ts';
import type { MessageAbout } from '../../../domain/family-messages.ts';
import type { ComplaintKind } from '../../../domain/complaints.ts';
import type { ArrivalNotes, ArrivalTexts } from '../../../domain/arrival-notes.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import type { Contact } from '../../../domain/contact-faults.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import type { VisitChange } from '../../../domain/visit-state.ts';
import { type Failure, movedOn } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { NO_REQUEST } from './look-up-words.ts';
import type { Answer, LookUp } from './look-up.ts';

export const changesCalls = {
  answerQuestion,
  answerTerms,
  answerCheckIn,
  complain,
  askTeam,
  answerIntroduction,
  changeArrivalNotes,
  changeContact,
  changeOwnVisit,
  takeBackVisitChange,
  chooseEmails,
  withdrawRequest,
  takeBackWithdrawal,
  addLink,
  endLink,
  eraseRequest,
  exportRequest,
  loadPhoto,
};

type Options = {
  lookUp: Pick<LookUp, '$key' | '$view' | 'show' | 'refresh'>;
  service: typeof changesCalls;
  /** Removes the message about the last change. */
  hush(): void;
  /** Leaves nothing of an erased request on this device. */
  onErased(key: TrackingKey): void;
};

/** A caregiver who no longer shows because the family has just said no. */
type Refused = Pick<TrackedRequest, 'reference' | 'saidNoTo'>;

export type Changes = ReturnType<typeof createChanges>;

/** What a family can do with the open request. Each step shows the request as it is afterwards. */
export function createChanges({ lookUp, service, hush, onErased }: Options) {
  /** Why the last change came too late: the request or an introduction had changed. */
  const $conflict = atom<Failure | undefined>(undefined);
  const $refused = atom<Refused | undefined>(undefined);

  async function change(
    act: (key: TrackingKey) => Promise<Answer>,
  ): Promise<Result<TrackedRequest, Failure>> {
    const key = lookUp.$key.get();
    if (!key) return fail(NO_REQUEST);
    $conflict.set(undefined);
    $refused.set(undefined);
    hush();
    const answer = await act(key);
    // Another request may have been opened here in the meantime.
    const isOpen = lookUp.$key.get()?.reference === key.reference;
    if (answer.ok) {
      if (isOpen) lookUp.show(key, answer);
      return answer.value ? ok(answer.value) : fail(NO_REQUEST);
    }
    if (isOpen && answer.error.code === 'link_ended') lookUp.show(key, answer);
    if (isOpen && movedOn(answer.error)) {
      $conflict.set(answer.error);
      await lookUp.refresh.run();
    }
    return answer;
  }

  return {
    $conflict,
    $refused,

    answerQuestion: (questionId: string, answer: string) =>
      change((key) => service.answerQuestion(key, questionId, answer)),

    answerIntroduction: async (
      application: string,
      answer: IntroductionAnswer,
      seen: Introduction['terms' | 'meant'],
      reason: string,
    ) => {
      const view = lookUp.$view.get();
      const shown = view.state === 'ready' ? view.request : undefined;
      const introduction = shown?.introductions.find((each) => each.application === application);
      const given = await change((key) => service.answerIntroduction(key, application, answer, seen, reason));
      if (given.ok && answer === 'no' && shown && introduction)
        $refused.set({ reference: shown.reference, saidNoTo: [introduction.firstName] });
      return given;
    },

    answerCheckIn: (checkIn: string, answer: CheckInAnswer, kind: ComplaintKind = 'other', words = '') =>
      change((key) => service.answerCheckIn(key, checkIn, answer, kind, words)),

    answerTerms: (id: string, accepts: boolean, reason: string) =>
      change((key) => service.answerTerms(key, id, accepts, reason)),

    complain: (id: string, about: CareBy, kind: ComplaintKind, words: string) =>
      change((key) => service.complain(key, id, about, kind, words)),

    askTeam: (id: string, about: MessageAbout, words: string) =>
      change((key) => service.askTeam(key, id, about, words)),

    changeVisit: (id: string, visit: FamilyVisit, kind: VisitChange, reason: string) =>
      change((key) => service.changeOwnVisit(key, id, visit, kind, reason)),

    takeBackVisit: (id: string) => change((key) => service.takeBackVisitChange(key, id)),

    changeContact: ({ contactName, contactPhone, contactEmail, contactBy, contactLanguage }: Contact) => {
      const view = lookUp.$view.get();
      const known = view.state === 'ready' ? view.request.contact?.contactLanguage : undefined;
      return change((key) =>
        service.changeContact(key, {
          contactBy,
          contactName: contactName.trim(),
          contactPhone: contactPhone.trim(),
          contactEmail: contactEmail.trim(),
          // A language that nobody chose is the site's own, and choosing that again is no change.
          ...((known ?? OUR_LANGUAGE) !== contactLanguage && { contactLanguage }),
        }),
      );
    },

    /** Sends the arrival notes. A conflict returns the current version. */
    arrivalNotes: {
      save: (texts: ArrivalTexts, seen: string | null) =>
        change((key) => service.changeArrivalNotes(key, texts, seen)),
      async load(): Promise<Result<ArrivalNotes | null, Failure>> {
        await lookUp.refresh.run();
        const view = lookUp.$view.get();
        return view.state === 'ready' && !view.stale
          ? ok(view.request.arrivalNotes ?? null)
          : fail((view.state === 'ready' && view.stale) || NO_REQUEST);
      },
      refresh: () => lookUp.refresh.run(),
    },

    /** A caregiver's photo, by the id of the application or placement. */
    loadPhoto: async (person: string): Promise<Result<Blob, Failure>> => {
      const key = lookUp.$key.get();
      return key ? service.loadPhoto(key, person) : fail(NO_REQUEST);
    },

    chooseEmails: action((wanted: boolean) => change((key) => service.chooseEmails(key, wanted))),

    withdraw: action((reason: string) => change((key) => service.withdrawRequest(key, reason))),

    takeBack: action(() => change((key) => service.takeBackWithdrawal(key))),

    addLink: (name: string, secret: string) => change((key) => service.addLink(key, name.trim(), secret)),

    endLink: action((id: string) => change((key) => service.endLink(key, id))),

    takeAlong: action(async () => {
      const key = lookUp.$key.get();
      const kept = key && (await service.exportRequest(key));
      return kept && (!kept.ok || kept.value) ? kept : fail(NO_REQUEST);
    }),

    erase: action(() =>
      change(async (key) => {
        const answer = await service.eraseRequest(key);
        if (answer.ok && answer.value) onErased(key);
        return answer;
      }),
    ),
  };
}
