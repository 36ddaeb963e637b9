import { MIN_PHOTO_SIDE } from '../../../src/domain/photo.ts';
import { isShowable } from './picture.ts';

/** Tables that say how long they are, the interval of restarts and the number of lines, and the heads of frames and scans. */
const LENGTHS: Record<number, (body: Uint8Array) => number> = {
  // Huffman: which one, how many codes of each of 16 lengths, and those.
  0xc4: (body) => tables(body, (at) => 17 + body.subarray(at + 1, at + 17).reduce((sum, n) => sum + n, 0)),
  // Arithmetic: which one, and its value.
  0xcc: (body) => tables(body, () => 2),
  0xda: (body) => 4 + 2 * (body[0] ?? 0),
  // Quantization: which one, and 64 values of one byte or two.
  0xdb: (body) => tables(body, (at) => ((body[at] ?? 0) >> 4 === 0 ? 65 : 129)),
  0xdc: (body) => (isShowable(MIN_PHOTO_SIDE, ((body[0] ?? 0) << 8) | (body[1] ?? 0)) ? 2 : -1),
  0xdd: () => 2,
};
const frame = (body: Uint8Array) => 6 + 3 * (body[5] ?? 0);

/** Whether a segment is as long as what it says that it holds, and nothing hides behind that. */
export const isSound = (marker: number, body: Uint8Array): boolean =>
  (LENGTHS[marker] ?? frame)(body) === body.length;

/** How long all tables of a segment are, one after the other. */
function tables(body: Uint8Array, lengthAt: (at: number) => number): number {
  let at = 0;
  while (at < body.length) at += lengthAt(at);
  return at;
}
