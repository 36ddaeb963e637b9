import { MAX_PHOTO_SIDE } from '../../../src/domain/photo.ts';
import { isShowable, type Picture, text } from './picture.ts';
import { crc32, inflatesTo, lengthOfPixels } from './png-pixels.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The chunks that draw it, and how long each may be. Texts, EXIF, time, profile and animation are left out. */
const KEPT: Record<string, (length: number) => boolean> = {
  IHDR: (length) => length === 13,
  sRGB: (length) => length === 1,
  gAMA: (length) => length === 4,
  PLTE: (length) => length > 0 && length <= 768 && length % 3 === 0,
  tRNS: (length) => length <= 256,
  IDAT: () => true,
  IEND: (length) => length === 0,
};
const PALETTE = 3;
const IN_ORDER = /^IHDR( sRGB| gAMA){0,2}( tRNS)?( IDAT)+ IEND$/;
const IN_ORDER_BY_PALETTE = /^IHDR( sRGB| gAMA){0,2} PLTE( tRNS)?( IDAT)+ IEND$/;
// Far more than programs write.
const MOST_CHUNKS = 2000;
const MOST_BYTES_OF_PIXELS = 4 * MAX_PHOTO_SIDE ** 2;

type Chunk = { name: string; whole: Uint8Array; body: Uint8Array };

/** As in clean-jpeg.ts, for a PNG. Its chunks must be valid, and it must have as many pixels as its head says. */
export async function cleanPng(bytes: Uint8Array): Promise<Picture | undefined> {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return undefined;
  const chunks = chunksOf(bytes);
  const [head] = chunks;
  if (head?.name !== 'IHDR' || head.body.length !== 13) return undefined;
  const byPalette = head.body[9] === PALETTE;
  // For any other picture a palette is only a suggestion.
  const kept = chunks.filter(({ name }) => Object.hasOwn(KEPT, name) && (byPalette || name !== 'PLTE'));
  const names = kept.map(({ name }) => name).join(' ');
  if (!(byPalette ? IN_ORDER_BY_PALETTE : IN_ORDER).test(names) || !kept.every(isSound)) return undefined;

  const size = new DataView(head.body.buffer, head.body.byteOffset);
  const length = lengthOfPixels(size);
  if (!isShowable(size.getUint32(0), size.getUint32(4)) || length > MOST_BYTES_OF_PIXELS) return undefined;
  const pixels = kept.filter(({ name }) => name === 'IDAT').map(({ body }) => body);
  if (length === 0 || !(await inflatesTo(pixels, length))) return undefined;
  return {
    type: 'image/png',
    parts: [bytes.subarray(0, SIGNATURE.length), ...kept.map(({ whole }) => whole)],
  };
}

/** All valid chunks up to the end. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length && chunks.length < MOST_CHUNKS;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const name = text(bytes, at + 4, 4);
    chunks.push({ name, whole: bytes.subarray(at, end), body: bytes.subarray(at + 8, end - 4) });
    if (name === 'IEND') break;
    at = end;
  }
  return chunks;
}

function isSound({ name, whole, body }: Chunk): boolean {
  const sum = new DataView(whole.buffer, whole.byteOffset + whole.length - 4).getUint32(0);
  return KEPT[name]?.(body.length) === true && crc32(whole.subarray(4, -4)) === sum;
}
