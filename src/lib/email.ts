// bundle: drafts
// As the database asks of a family's address: anything stricter refuses addresses that exist.
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const LONGEST = 254;

/** Whether a trimmed text can be an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
