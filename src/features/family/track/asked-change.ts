import type { FamilyMessage, TrackedRequest } from '../../../data/tracked-request.ts';
import { isNews } from './is-news.ts';
import { isUnderWay } from './status-words.ts';

const CHANGES: readonly string[] = ['visits', 'dates', 'caregiver'] satisfies FamilyMessage['about'][];

/**
 * The latest change the family asked for, until the new terms can be read, our answer is old, or the request is over. An email's link to a
 * part doesn't show it.
 */
export function askedChange({
  messages = [],
  newTerms = [],
  purpose = 'all',
  ...request
}: Pick<TrackedRequest, 'messages' | 'newTerms' | 'purpose' | 'status' | 'erasedAt'>):
  | FamilyMessage
  | undefined {
  if (purpose !== 'all' || newTerms.length > 0 || !isUnderWay(request)) return undefined;
  const asked = messages.find(({ about }) => CHANGES.includes(about));
  return asked && (!asked.answeredAt || isNews(asked.answeredAt)) ? asked : undefined;
}
