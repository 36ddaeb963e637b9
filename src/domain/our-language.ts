// bundle: answers
import { operator } from './operator.ts';
import { type Language, LANGUAGES } from './vocabulary.ts';

const spoken = operator.locale.slice(0, 2);

/** What we speak where nobody wants another language: the operator's, or what our pages are written in. */
export const OUR_LANGUAGE: Language = spoken in LANGUAGES ? (spoken as Language) : 'en';
