import type { FamilyVisit, TrackedRequest } from '../../../data/tracked-request.ts';
import type { Contact } from '../../../domain/contact-faults.ts';
import { type DraftStore, draftStore } from '../../../state/draft-store.ts';

/** A half-typed answer to a question. */
export const answerDraft = (questionId: string) => draftStore<{ answer?: string }>(`answer:${questionId}`);

/** Half changed contact details. */
export const contactDraft = (reference: string): DraftStore<Partial<Contact>> =>
  draftStore(`contact:${reference}`);

/** The key of half-typed arrival notes. */
export const arrivalDraft = (reference: string) => `arrival:${reference}`;

/** The key of a half-typed reason for withdrawing. */
export const withdrawDraft = (reference: string) => `withdraw:${reference}`;

/** The key of a half-typed reason for a no. */
export const introductionDraft = (application: string) => `introduction:${application}`;

/** The key of a half-typed wish of what to talk about first. */
export const talkDraft = (application: string) => `talk:${application}`;

/** The key of a half-typed reason for a no to new terms. */
export const termsDraft = (change: string) => `terms:${change}`;

/** The key of a half-typed answer to a check-in. */
export const checkInDraft = (checkIn: string) => `check-in:${checkIn}`;

/** The key of a half-typed complaint. */
export const complaintDraft = (reference: string) => `complaint:${reference}`;

/** The key of a half-typed message to the team. */
export const messageDraft = (reference: string) => `message:${reference}`;

/** The key of a half-typed name for a new link. */
export const linkDraft = (reference: string) => `link:${reference}`;

/** The key of a half-typed reason for a change of a visit. */
export const visitDraft = ({ placement, day, opens }: FamilyVisit) => `visit:${placement}:${day}:${opens}`;

/** Removes everything half-typed about a request. */
export function forgetDrafts({
  reference,
  questions,
  introductions,
  checkIns,
  newTerms = [],
  visits = [],
}: TrackedRequest): void {
  const drafts = [
    contactDraft(reference),
    draftStore(arrivalDraft(reference)),
    draftStore(withdrawDraft(reference)),
    draftStore(complaintDraft(reference)),
    draftStore(messageDraft(reference)),
    draftStore(linkDraft(reference)),
    ...questions.map(({ id }) => answerDraft(id)),
    ...introductions.flatMap(({ application }) => [
      draftStore(introductionDraft(application)),
      draftStore(talkDraft(application)),
    ]),
    ...checkIns.map(({ id }) => draftStore(checkInDraft(id))),
    ...newTerms.map(({ id }) => draftStore(termsDraft(id))),
    ...visits.map((visit) => draftStore(visitDraft(visit))),
  ];
  for (const draft of drafts) void draft.forget();
}
