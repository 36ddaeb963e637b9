import type { Asked, TrackedRequest } from '../../../data/tracked-request.ts';
import { durationInWords, startInWords } from '../../../domain/need-words.ts';
import { CARE_TYPES, inOrder, inWords } from '../../../domain/vocabulary.ts';
import { timesOfRequest } from '../../../domain/week-visits.ts';
import { windowsOf } from '../../../domain/week-windows.ts';
import * as t from './terms.words.ts';

/** Which care. */
export const careOf = ({ careTypes }: TrackedRequest) => inWords(inOrder(careTypes, CARE_TYPES), CARE_TYPES);

/** And where. */
export const gistOf = (request: TrackedRequest) =>
  [careOf(request), request.place].filter(Boolean).join(' · ');

/** What care is asked for. The recipient and the times are erased with the request. */
export const askedInWords = (request: TrackedRequest) => [
  ...(request.asked?.recipientName ? [{ term: t.careFor, description: request.asked.recipientName }] : []),
  { term: t.care, description: careOf(request) },
  { term: t.place, description: request.place },
  ...(request.asked
    ? [{ term: t.times, description: timesOfRequest(withVisits(request.asked, request.hoursPerVisit)) }]
    : []),
  { term: t.firstDay, description: startInWords(request) },
  { term: t.howLong, description: durationInWords(request.duration) },
];

const withVisits = (asked: Asked, hours: number | null) => ({
  ...asked,
  visits: windowsOf(asked.availability, hours, asked.setTimes),
});
