import type { TrackedRequest } from '../../../data/tracking.ts';
import { durationInWords, hoursInWords, startInWords } from '../../../domain/need-words.ts';
import { CARE_TYPES, inOrder, inWords } from '../../../domain/vocabulary.ts';
import { timesInWords } from '../../../domain/week-words.ts';
import * as t from './words.ts';

/** What care is asked for; whom it is for, and when, goes with the erasure. */
export const askedInWords = (request: TrackedRequest) => [
  ...(request.asked?.recipientName ? [{ term: t.careFor, description: request.asked.recipientName }] : []),
  { term: t.care, description: inWords(inOrder(request.careTypes, CARE_TYPES), CARE_TYPES) },
  { term: t.place, description: request.place },
  ...(request.asked ? [{ term: t.times, description: timesInWords(request.asked) }] : []),
  { term: t.firstDay, description: startInWords(request) },
  { term: t.hoursVisit, description: hoursInWords(request.hoursPerVisit) },
  { term: t.howLong, description: durationInWords(request.duration) },
];
