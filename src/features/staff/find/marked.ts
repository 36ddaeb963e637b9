/** A part of a text, and whether it was searched for. */
export type Part = { text: string; isFound: boolean };

/** Accents and apostrophes, which the database's search ignores, too. */
const IGNORED = /[\u0300-\u036f'’‘`´]/g;
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 's' };
const plainOf = (character: string) =>
  [...character.normalize('NFKD').replace(IGNORED, '').toLowerCase()]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('');

const IS_LETTER = /[\p{L}\p{N}]/u;
const REFERENCE = /[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}/;

/** A text in the form that is compared, with each character's position in the original. */
function comparable(text: string, keep: RegExp) {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const character of text) {
    for (const letter of plainOf(character)) {
      if (!keep.test(letter)) continue;
      plain += IS_LETTER.test(letter) ? letter : ' ';
      places.push(at);
    }
    at += character.length;
  }
  return { plain, places };
}

/**
 * Marks what was typed in a text, as the search compares them: words in any order, references and numbers without
 * separators.
 */
export function marked(text: string, typed: string): Part[] {
  const found = new Set<number>();
  const mark = ({ places }: { places: number[] }, from: number, length: number) => {
    for (const place of places.slice(from, from + length)) found.add(place);
  };

  const words = comparable(text, /[^]/);
  for (const word of comparable(typed, /[^]/).plain.split(' ').filter(Boolean))
    for (let at = words.plain.indexOf(word); at >= 0; at = words.plain.indexOf(word, at + 1))
      // Short words count only at the beginning of a word.
      if (word.length > 2 || at === 0 || words.plain[at - 1] === ' ') mark(words, at, word.length);

  const reference = REFERENCE.exec(text);
  const joined = comparable(typed, IS_LETTER).plain;
  if (reference && joined.length > 1 && joined.length < 10) {
    const letters = comparable(reference[0], IS_LETTER);
    const at = letters.plain.indexOf(joined);
    if (at >= 0) mark({ places: letters.places.map((place) => place + reference.index) }, at, joined.length);
  }

  const digits = numbersOf(typed);
  const number = comparable(text, /\d/);
  for (const part of digits) {
    const at = number.plain.indexOf(part);
    if (at < 0) continue;
    mark(number, at, part.length);
    break;
  }
  return partsOf(text, found);
}

/** The parts of a phone number that can be written differently: with or without country code or leading zero. */
function numbersOf(typed: string): string[] {
  if (!/^[-+0-9 ()/.]+$/.test(typed)) return [];
  const dialled = typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  const parts = [0, 1, 2, 3].map((dropped) => dialled.slice(dropped).replace(/^0+/, ''));
  return dialled.length > 2 ? parts.filter((part, index) => part.length > (index === 0 ? 2 : 3)) : [];
}

function partsOf(text: string, found: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const character of text) {
    // A separator between two matches is marked with them: a reference's hyphen, a number's space.
    const isFound =
      found.has(at) ||
      (!IS_LETTER.test(character) && found.has(at + character.length) && parts.at(-1)?.isFound === true);
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += character;
    else parts.push({ text: character, isFound });
    at += character.length;
  }
  return parts;
}
