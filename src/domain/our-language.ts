// bundle: answers
import { operator } from './operator.ts';
import { type Language, LANGUAGES } from './vocabulary.ts';

const spoken = operator.locale.slice(0, 2);

/** The default language: the operator's, or else that of our pages. */
export const OUR_LANGUAGE: Language = spoken in LANGUAGES ? (spoken as Language) : 'en';
