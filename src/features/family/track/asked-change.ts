import type { FamilyMessage, HistoryStep, TrackedRequest } from '../../../data/tracked-request.ts';
import { isNews } from './is-news.ts';
import { isUnderWay } from './status-words.ts';

const CHANGES: readonly string[] = ['visits', 'dates', 'caregiver'] satisfies FamilyMessage['about'][];

const SETTLED: readonly string[] = [
  'agreed_terms',
  'refused_terms',
  'care_changed',
  'care_ending',
  'care_ended',
] satisfies HistoryStep['step'][];

/**
 * The latest change the family asked for, until the new terms can be read, our answer is old or carried out, or the
 * request is over. An email's link to a part doesn't show it.
 */
export function askedChange({
  messages = [],
  newTerms,
  steps,
  purpose = 'all',
  ...request
}: Pick<TrackedRequest, 'messages' | 'newTerms' | 'steps' | 'purpose' | 'status' | 'erasedAt'>):
  | FamilyMessage
  | undefined {
  if (purpose !== 'all' || newTerms?.length || !isUnderWay(request)) return undefined;
  const asked = messages.find(({ about }) => CHANGES.includes(about));
  if (!asked?.answeredAt) return asked;
  const isSettled = steps.some(({ step, at }) => SETTLED.includes(step) && at > asked.sentAt);
  // A device's copy lacks the new terms that may have followed.
  return newTerms && !isSettled && isNews(asked.answeredAt) ? asked : undefined;
}
