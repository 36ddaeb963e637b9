import { formatDate } from '../../../domain/operator.ts';
import type { PlacementRecord } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type CheckIn = PlacementRecord['checkIns'][number];

/** What the family said, and when. */
export function checkInWords({ answer, answeredAt, askedAt }: CheckIn): string {
  if (!answer || !answeredAt) return fill(t.askedNotAnswered, { date: formatDate(askedAt) });
  return fill(answer === 'well' ? t.familySaidWell : t.familySaidNotWell, { date: formatDate(answeredAt) });
}
