import { MIN_PHOTO_SIDE } from '../../../src/domain/photo.ts';
import { isShowable } from './picture.ts';

/**
 * The expected length of each kind of segment: tables, the restart interval, the number of lines, the heads
 * of frames and scans.
 */
const LENGTHS: Record<number, (body: Uint8Array) => number> = {
  // Huffman: its number, how many codes of each of 16 lengths, and the codes.
  0xc4: (body) => tables(body, (at) => 17 + body.subarray(at + 1, at + 17).reduce((sum, n) => sum + n, 0)),
  // Arithmetic: its number and value.
  0xcc: (body) => tables(body, () => 2),
  0xda: (body) => 4 + 2 * (body[0] ?? 0),
  // Quantization: its number, and 64 values of one or two bytes.
  0xdb: (body) => tables(body, (at) => ((body[at] ?? 0) >> 4 === 0 ? 65 : 129)),
  0xdc: (body) => (isShowable(MIN_PHOTO_SIDE, ((body[0] ?? 0) << 8) | (body[1] ?? 0)) ? 2 : -1),
  0xdd: () => 2,
};
const frame = (body: Uint8Array) => 6 + 3 * (body[5] ?? 0);

/** Whether a segment is exactly as long as its content, so that nothing is hidden after it. */
export const isSound = (marker: number, body: Uint8Array): boolean =>
  (LENGTHS[marker] ?? frame)(body) === body.length;

/** The length of all tables of a segment. */
function tables(body: Uint8Array, lengthAt: (at: number) => number): number {
  let at = 0;
  while (at < body.length) at += lengthAt(at);
  return at;
}
