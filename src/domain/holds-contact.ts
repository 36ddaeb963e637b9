const UNSEEN = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const AT = /\s*[([{<]\s*at\s*[)\]}>]\s*/g;
const DOT = /\s*[([{<]\s*dot\s*[)\]}>]\s*|\s+dot\s+/g;
/**
 * An email or a web address. A sentence may begin right after a full stop, so endings that are English words
 * don't count.
 */
const ADDRESS =
  /[^\s@]@[^\s@]|https?:\/\/|www\.\S|[a-z0-9-]{2}\s*\.((com|net|org|info|biz|eu|ie|uk|de|fr|es|pl|pt|nl|ch|ro|ua|lt|lv|io|app|xyz)(?![a-z0-9_-])|(me|ee|ly)\/)/;
const DIGITS = /[0-9]([\s().+/\u2010-\u2015\u2212-]*[0-9]){6,}/g;
/** Days, months and years, times and amounts. */
const NO_PHONE =
  /(?<![0-9])((19|20)[0-9]{2}([./-][0-9]{1,2}){2}|([0-9]{1,2}[./-]){0,2}(19|20)[0-9]{2})(?![0-9])|(?<![0-9.])[0-9]{1,2}\.[0-9]{2}(?![0-9.])/g;

/**
 * Whether a text that families read gives away a way to contact the caregiver. The same as SQL’s
 * `holds_contact`.
 */
export function holdsContact(words: string): boolean {
  const plain = words.normalize('NFKC').replace(UNSEEN, '').toLowerCase().replace(AT, '@').replace(DOT, '.');
  // A phone number may end like a year, so some digits beside one are enough.
  const isPhone = (digits: string) => digits.replace(NO_PHONE, '').replace(/[^0-9]/g, '').length > 4;
  return ADDRESS.test(plain) || (plain.match(DIGITS) ?? []).some(isPhone);
}
