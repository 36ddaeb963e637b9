import { formatDate } from '../../../domain/operator.ts';
import type { PlacementRecord } from './placement-screen.ts';

type CheckIn = PlacementRecord['checkIns'][number];

/** Whether it waits for staff to do something. */
export const isOpen = ({ answer, handledAt }: Pick<CheckIn, 'answer' | 'handledAt'>) =>
  answer === 'not_well' && !handledAt;

/** What the family said, and when. */
export function checkInWords({ answer, answeredAt, askedAt }: CheckIn): string {
  if (!answer || !answeredAt) return `Asked on ${formatDate(askedAt)}, not answered.`;
  return `The family said on ${formatDate(answeredAt)} that it ${answer === 'well' ? 'goes' : 'does not go'} well.`;
}
