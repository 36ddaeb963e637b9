import { formatList } from '../../../domain/operator.ts';
import { QUESTIONS } from '../../../domain/questions/questions.ts';
import { CARE_TYPES, inOrder } from '../../../domain/vocabulary.ts';
import { timesOfRequest } from '../../../domain/week-visits.ts';
import { fill } from '../../../lib/fill.ts';
import type { Addressee } from '../../../state/device/storage.ts';
import type { Draft } from './draft.ts';
import * as t from './words.ts';

const HEAR = t.hear;

/**
 * Who we answer and what they asked for, as words within a sentence: “companionship and help in the house in Bray”.
 */
export function addresseeOf({ id, answers }: Pick<Draft, 'id' | 'answers'>): Addressee {
  const care = inOrder(answers.careTypes, CARE_TYPES).map((kind) => {
    const words = CARE_TYPES[kind];
    return words.charAt(0).toLowerCase() + words.slice(1);
  });
  const asked = [formatList(care), answers.place?.label].filter(Boolean).join(' in ');
  const times = answers.flexible
    ? timesOfRequest(answers)
    : QUESTIONS.availability.inWords?.(answers.availability, answers);
  return {
    id,
    name: answers.contactName.trim(),
    asked: asked && times ? fill(t.askedAtTimes, { asked, times }) : asked,
    hear: HEAR[waysOf(answers)],
    startsOn: answers.start === 'day' ? answers.startsOn : '',
  };
}

/** How we reach them: by the way they chose, or by the only one they gave. */
export function waysOf({ contactBy, contactPhone, contactEmail }: Draft['answers']) {
  if (contactBy === 'call' || contactBy === 'email') return contactBy;
  if (!contactEmail.trim()) return contactPhone.trim() ? 'call' : 'either';
  return contactPhone.trim() ? 'either' : 'email';
}
