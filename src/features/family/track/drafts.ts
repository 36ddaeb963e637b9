import type { TrackedRequest } from '../../../data/tracking.ts';
import { draftStore } from '../../../state/draft-store.ts';

/** Where the half typed answer to a question is kept. */
export const answerDraft = (questionId: string) => `answer:${questionId}`;

/** Where half changed contact details are kept. */
export const contactDraft = (reference: string) => `contact:${reference}`;

/** Where the half typed reason for withdrawing is kept. */
export const withdrawDraft = (reference: string) => `withdraw:${reference}`;

/** Removes what was half typed about a request. */
export function forgetDrafts({ reference, questions }: TrackedRequest): void {
  const keys = [
    contactDraft(reference),
    withdrawDraft(reference),
    ...questions.map(({ id }) => answerDraft(id)),
  ];
  for (const key of keys) void draftStore(key).forget();
}
