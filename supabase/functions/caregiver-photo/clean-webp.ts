import { isShowable, type Picture, text } from './picture.ts';

const ALPHA = 0x10;

/** As in clean-jpeg.ts, for a WebP without animation. */
export function cleanWebp(bytes: Uint8Array): Picture | undefined {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = 8 + view.getUint32(4, true);
  if (whole > bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  let canvas: Size | undefined;
  let seeThrough = false;
  let drawn = false;
  for (let at = 12; at + 8 <= whole;) {
    const name = text(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > whole) return undefined;
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'VP8X') {
      if (length !== 10 || kept.length > 0) return undefined;
      // Of its flags, only transparency is kept.
      canvas = [1 + three(body, 4), 1 + three(body, 7)];
      const head = bytes.slice(at, end);
      head[8] = (head[8] ?? 0) & ALPHA;
      kept.push(head);
    }
    if (name === 'VP8 ' || name === 'VP8L') {
      const [width, height] = name === 'VP8 ' ? lossySize(body) : losslessSize(body);
      if (drawn || !isShowable(width, height)) return undefined;
      if (canvas && (canvas[0] !== width || canvas[1] !== height)) return undefined;
      drawn = true;
    }
    if (name === 'ALPH') {
      // At most one, before the picture, if the file's flags announce it.
      if (!canvas || seeThrough || drawn) return undefined;
      seeThrough = true;
    }
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (!drawn) return undefined;
  const head = bytes.slice(0, 12);
  const size = 4 + kept.reduce((sum, { length }) => sum + length, 0);
  new DataView(head.buffer).setUint32(4, size, true);
  return { type: 'image/webp', parts: [head, ...kept] };
}

type Size = [width: number, height: number];
const NONE: Size = [0, 0];
const low = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);

const three = (bytes: Uint8Array, at: number) => low(bytes, at) | ((bytes[at + 2] ?? 0) << 16);

function lossySize(body: Uint8Array): Size {
  const begins = body[3] === 0x9d && body[4] === 0x01 && body[5] === 0x2a;
  return begins ? [low(body, 6) & 0x3fff, low(body, 8) & 0x3fff] : NONE;
}

function losslessSize(body: Uint8Array): Size {
  if (body[0] !== 0x2f) return NONE;
  const bits = low(body, 1) | (low(body, 3) << 16);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
