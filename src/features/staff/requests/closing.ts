import { formatFullDay, formatList } from '../../../domain/operator.ts';
import { firstName } from '../record/whose.ts';
import type { RequestRecord } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The placements that closing a request ends. */
export const endingWith = ({ placements }: Pick<RequestRecord, 'placements'>) =>
  placements.filter(({ endedAt }) => !endedAt);

/** What closing a request does: whose placement ends, which jobs close, and who gets an email. */
export function closingInWords(request: Pick<RequestRecord, 'placements' | 'jobs' | 'reach'>): string[] {
  const ending = endingWith(request);
  const names = ending.map(({ caregiverName }) => firstName(caregiverName));
  const family = request.reach === 'sent' ? [t.theFamily] : [];
  const told = formatList([...family, ...names]);
  return [
    ...ending.map(({ caregiverName, startsOn }) =>
      fill(t.placementFromEndsOnce, {
        caregiverName,
        day: formatFullDay(startsOn),
        firstName: firstName(caregiverName),
      }),
    ),
    ...(request.jobs.some(({ status }) => status === 'open') ? [t.whatOpenClosedCaregivers] : []),
    ...(told ? [fill(t.emailReason, { count: family.length + names.length, told })] : []),
  ];
}
