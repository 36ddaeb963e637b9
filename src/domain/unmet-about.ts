import { fill } from '../lib/fill.ts';
import * as t from './unmet-about.words.ts';
import { CREDENTIALS } from './unmet-requirements.ts';
import { CARE_TYPES, type CareType, type DocumentKind } from './vocabulary.ts';

const RULES: Readonly<Record<string, string>> = t.rules;

/** An unmet requirement, as in `wordUnmet`, but about the caregiver, for staff. */
export function aboutUnmet(code: string): string {
  const [rule = code, subject = ''] = code.split(':');
  if (rule === 'care_type' && Object.hasOwn(CARE_TYPES, subject))
    return fill(t.careNotOffered, { care: CARE_TYPES[subject as CareType].toLowerCase() });
  if (/^(lapsed|credential)$/.test(rule) && Object.hasOwn(CREDENTIALS, subject))
    return fill(rule === 'lapsed' ? t.expiredWherePlaced : t.missing, {
      credential: CREDENTIALS[subject as DocumentKind],
    });
  return RULES[rule] ?? t.oneMore;
}
