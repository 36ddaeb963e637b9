// bundle: receipt
/**
 * Thirty-one letters and digits without look-alikes (no 0/O, 1/I/L). 31 is prime, so that the weighted sum below finds
 * every typo.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 9;

const weightedSum = (text: string) =>
  [...text].reduce((sum, letter, index) => sum + (LENGTH - index) * ALPHABET.indexOf(letter), 0);

/**
 * A new request reference: eight random characters and a check character, nine in all.
 * @param random numbers in [0, 1); the device's cryptographic source unless a test brings its own
 */
export function makeReference(random: () => number = secureRandom): string {
  const body = Array.from({ length: LENGTH - 1 }, () =>
    ALPHABET.charAt(Math.floor(random() * ALPHABET.length)),
  ).join('');
  const check = (ALPHABET.length - (weightedSum(body) % ALPHABET.length)) % ALPHABET.length;
  return body + ALPHABET.charAt(check);
}

/** Whether it is a reference, with its check character right: a wrong letter or two swapped ones make it invalid. */
export function isReference(text: string): boolean {
  return (
    text.length === LENGTH &&
    [...text].every((letter) => ALPHABET.includes(letter)) &&
    weightedSum(text) % ALPHABET.length === 0
  );
}

/** As people read and say it: K7Q-M4R-T9N. */
export const showReference = (reference: string) => reference.replace(/(.{3})(?=.)/g, '$1-');

function secureRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
