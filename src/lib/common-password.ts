import common from './common-passwords.json' with { type: 'json' };

const isLong = new Set(common.long);
const isWord = new Set(common.words);

/**
 * Whether guessers try a password first, in any case. It is a common one; or without the characters that people add to
 * fill a length, it is empty, one letter, a piece of the alphabet, a common word, or the account's `address`.
 */
export function isCommonPassword(password: string, address = ''): boolean {
  const typed = password.toLowerCase();
  const core = coreOf(typed);
  const own = [address, address.split('@', 1)[0] ?? ''].map((part) => part.toLowerCase());
  return (
    isLong.has(typed) ||
    new Set(typed).size < fewestSigns ||
    isRun(core) ||
    core.length < 2 ||
    isWord.has(core) ||
    own.some((part) => part !== '' && coreOf(part) === core)
  );
}

const fewestSigns = 5;

/** Whether each letter is the neighbour of the one before it, or the same. */
const isRun = (letters: string) =>
  letters.length > 3 &&
  [...letters].every((letter, at, all) => at === 0 || Math.abs(codeOf(letter) - codeOf(all[at - 1])) <= 1);
const codeOf = (letter = '') => letter.codePointAt(0) ?? 0;

/** Without digits, signs, blanks and repetitions: `Dragon-Dragon-2024!` becomes `dragon`. */
export const coreOf = (text: string) => text.replace(/[^\p{L}]/gu, '').replace(/^(.+?)\1+$/u, '$1');
