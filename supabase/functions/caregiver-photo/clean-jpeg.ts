import { isSound } from './jpeg-segments.ts';
import { isShowable, type Picture, text } from './picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const ADOBE = 0xee;
// Tables, restart intervals and numbers of lines, without which a picture can't be read.
const TABLES = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd];
// Far more than cameras write. Each scan is drawn over the whole picture, which takes time.
const MOST_SCANS = 100;
const MOST_SEGMENTS = 1000;
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * A JPEG with only the parts that draw it. Its application segments (EXIF with place and camera, XMP, IPTC, a
 * thumbnail from before cropping), comments and anything after its end are left out. Undefined if it is no
 * JPEG.
 */
export function cleanJpeg(bytes: Uint8Array): Picture | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  let scans = 0;
  let framed = false;
  for (let segments = 0; segments < MOST_SEGMENTS; segments += 1) {
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      return framed && scans > 0 ? { type: 'image/jpeg', parts: kept } : undefined;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    let end = at + 2 + length;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd7) || length < 2 || end > bytes.length)
      return undefined;
    const draws = isFrame(marker) || marker === SCAN || TABLES.includes(marker);
    if (draws && !isSound(marker, bytes.subarray(at + 4, end))) return undefined;
    if (isFrame(marker)) {
      if (framed || !isShowable(two(bytes, at + 7), two(bytes, at + 5))) return undefined;
      framed = true;
    }
    if (marker === SCAN) {
      end = endOfScan(bytes, end);
      scans += 1;
      if (!framed || scans > MOST_SCANS) return undefined;
    }
    // It says only how to read colours.
    const isColours = marker === ADOBE && length === 14 && text(bytes, at + 4, 5) === 'Adobe';
    if (draws || isColours) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Where the next segment begins: a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const two = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
