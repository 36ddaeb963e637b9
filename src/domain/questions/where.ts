// bundle: questions
import { checkText } from '../../lib/check-text.ts';
import { type Place, placeInWords } from '../place.ts';
import { plain, type Question, trimmed } from './question.ts';
import * as t from './where.words.ts';

type Chosen = { value: string; label: string } | null;

const place: Question<Chosen, number, Pick<Place, 'name' | 'region'>> = {
  initial: null,
  wording: t.townArea,
  hint: t.startTypingChooseFrom,
  control: { kind: 'place' },
  fault: (chosen) => (chosen ? undefined : t.chooseTownAreaFrom),
  inWords: (chosen) => chosen?.label ?? '',
  sent: { as: 'placeId', value: (chosen) => Number(chosen?.value) },
  staff: { card: 'care', term: t.place, inWords: placeInWords },
  outlivesErasure: true,
};

const address: Question<string> = {
  initial: '',
  wording: t.address,
  hint: t.houseStreetOnlyStaff,
  control: { kind: 'long-text', rows: 3, autoComplete: 'street-address' },
  fault: (value) => checkText(value, t.theAddress, { min: 3, max: 300 }),
  inWords: plain,
  sent: trimmed('address'),
  staff: { card: 'contact', term: t.address },
};

/** Where care is needed. */
export const whereQuestions = { place, address };
