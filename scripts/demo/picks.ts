import { createHash } from 'node:crypto';

/**
 * Random numbers in [0, 1), always the same for the same name, so that adding a person to the demo changes no other.
 */
export function chance(name: string): () => number {
  let count = 0;
  return () => {
    const digest = createHash('sha256').update(`${name}/${count++}`).digest();
    return digest.readUInt32BE() / 2 ** 32;
  };
}

/** A whole number from lowest to highest, both included. */
export const between = (random: () => number, lowest: number, highest: number): number =>
  lowest + Math.floor(random() * (highest - lowest + 1));

/** One of the choices. Throws a RangeError if there is none. */
export function pick<T>(random: () => number, choices: readonly T[]): T {
  const [choice] = choices.slice(Math.floor(random() * choices.length));
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}

/** The same random-looking version 4 UUID for the same name. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** A number from 020 91x xxxx, which Ireland reserves for drama, so nobody has it. */
export const phone = (random: () => number): string =>
  `020 91${between(random, 0, 9)} ${String(between(random, 0, 9999)).padStart(4, '0')}`;
