import type { TrackedRequest } from '../../../data/tracking.ts';
import { durationInWords, hoursInWords, startInWords } from '../../../domain/need-words.ts';
import { CARE_TYPES, inOrder, inWords } from '../../../domain/vocabulary.ts';
import { timesInWords } from '../../../domain/week-words.ts';

/** What care is asked for; whom it is for, and when, goes with the erasure. */
export const askedInWords = (request: TrackedRequest) => [
  ...(request.asked?.recipientName ? [{ term: 'For', description: request.asked.recipientName }] : []),
  { term: 'Care', description: inWords(inOrder(request.careTypes, CARE_TYPES), CARE_TYPES) },
  { term: 'Place', description: request.place },
  ...(request.asked ? [{ term: 'Times', description: timesInWords(request.asked) }] : []),
  { term: 'First day', description: startInWords(request) },
  { term: 'Hours a visit', description: hoursInWords(request.hoursPerVisit) },
  { term: 'For how long', description: durationInWords(request.duration) },
];
