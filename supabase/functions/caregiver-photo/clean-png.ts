import { isShowable, type Picture, text } from './picture.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
// What draws it: not its texts, EXIF, time, profile, or the further pictures of an animated one.
const KEPT = ['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'IDAT', 'IEND'];

/** The same of a PNG. */
export function cleanPng(bytes: Uint8Array): Picture | undefined {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE.length)];
  let drawn = false;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = text(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const isFirst = kept.length === 1;
    if (isFirst !== (name === 'IHDR')) return undefined;
    if (isFirst && (length !== 13 || !isShowable(view.getUint32(at + 8), view.getUint32(at + 12))))
      return undefined;
    drawn ||= name === 'IDAT';
    if (KEPT.includes(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return drawn && length === 0 ? { type: 'image/png', parts: kept } : undefined;
    at = end;
  }
  return undefined;
}
