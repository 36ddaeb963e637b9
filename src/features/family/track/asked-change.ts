import type { FamilyMessage, TrackedRequest } from '../../../data/tracking.ts';
import { isNews } from './is-news.ts';

const CHANGES: readonly string[] = ['visits', 'dates', 'caregiver'] satisfies FamilyMessage['about'][];

/**
 * The change that the family asked for last, until the new terms are there to read, or our answer is no news. An
 * email's link shows what it is about, and its messages in full.
 */
export function askedChange({
  messages = [],
  newTerms = [],
  purpose = 'all',
}: Pick<TrackedRequest, 'messages' | 'newTerms' | 'purpose'>): FamilyMessage | undefined {
  if (purpose !== 'all' || newTerms.length > 0) return undefined;
  const asked = messages.find(({ about }) => CHANGES.includes(about));
  return asked && (!asked.answeredAt || isNews(asked.answeredAt)) ? asked : undefined;
}
