// bundle: questions
import { checkText } from '../../lib/check-text.ts';
import { type Place, placeInWords } from '../place.ts';
import { plain, type Question, trimmed } from './question.ts';

type Chosen = { value: string; label: string } | null;

const place: Question<Chosen, number, Pick<Place, 'name' | 'region'>> = {
  initial: null,
  wording: 'Town or area',
  hint: 'Start typing and choose from the list. Caregivers see this.',
  control: { kind: 'place' },
  fault: (chosen) => (chosen ? undefined : 'Choose a town or area from the list'),
  inWords: (chosen) => chosen?.label ?? '',
  sent: { as: 'placeId', value: (chosen) => Number(chosen?.value) },
  staff: { card: 'care', term: 'Place', inWords: placeInWords },
  outlivesErasure: true,
};

const address: Question<string> = {
  initial: '',
  wording: 'Address',
  hint: 'House and street. Only our staff and the caregivers placed with you see it.',
  control: { kind: 'long-text', rows: 3, autoComplete: 'street-address' },
  fault: (value) => checkText(value, 'the address', { min: 3, max: 300 }),
  inWords: plain,
  sent: trimmed('address'),
  staff: { card: 'contact', term: 'Address' },
};

/** Where care is needed. */
export const whereQuestions = { place, address };
