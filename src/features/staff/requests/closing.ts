import { formatFullDay, formatList } from '../../../domain/operator.ts';
import { firstName } from '../record/whose.ts';
import type { RequestRecord } from './request-screen.ts';

/** The placements that end with a request once it is closed. */
export const endingWith = ({ placements }: Pick<RequestRecord, 'placements'>) =>
  placements.filter(({ endedAt }) => !endedAt);

/** What follows from closing a request: whose placement ends, what of the search does, and who gets an email. */
export function closingInWords(request: Pick<RequestRecord, 'placements' | 'jobs' | 'contact'>): string[] {
  const ending = endingWith(request);
  const names = ending.map(({ caregiverName }) => firstName(caregiverName));
  const family = request.contact?.contactEmail ? ['The family'] : [];
  const told = formatList([...family, ...names]);
  return [
    ...ending.map(
      ({ caregiverName, startsOn }) =>
        `The placement of ${caregiverName} from ${formatFullDay(startsOn)} ends at once. ${firstName(caregiverName)} no longer sees who the family is and how to reach them.`,
    ),
    ...(request.jobs.some(({ status }) => status === 'open')
      ? ['What is open is closed, and caregivers who have applied are told that nobody is needed any more.']
      : []),
    ...(told
      ? [`${told} ${family.length + names.length > 1 ? 'get' : 'gets'} an email with your reason.`]
      : []),
    ...(family.length > 0 ? [] : ['The family gave no email address: call them.']),
  ];
}
