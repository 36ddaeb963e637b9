import { DOCUMENT_KINDS, type DocumentKind, inWords } from '../../../domain/vocabulary.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './terms.words.ts';

/** How many documents of a caregiver staff have checked; nothing for none. */
export const documentsInWords = (checked: readonly DocumentKind[] = []) =>
  checked.length > 0 ? fill(t.documentsChecked, { count: checked.length }) : '';

/** Which ones; nothing for none. */
export const namedDocuments = (checked: readonly DocumentKind[] = []) =>
  checked.length > 0 ? `${t.documentsWeChecked}: ${inWords(checked, DOCUMENT_KINDS)}` : '';
