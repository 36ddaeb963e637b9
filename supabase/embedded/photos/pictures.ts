import { crc32, deflateSync } from 'node:zlib';

/** Small pictures with the extra data that cameras and programs add. */

const bytes = (...parts: (number | string | readonly number[])[]) =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : typeof part === 'number' ? [part] : part,
  );
const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const short = (value: number) => [value >>> 8, value & 255];
const longLow = (value: number) => long(value).reverse();

/** The text that must not be left in a picture. */
export const SECRET = 'GPS 53.2724 -9.0510';

const segment = (marker: number, body: number[]) => bytes(0xff, marker, short(body.length + 2), body);

/** A JPEG with EXIF before the picture, a comment between two scans, and more after its end. */
export const jpeg = (width = 200, height = 200) =>
  new Uint8Array(
    bytes(
      ...[0xff, 0xd8, segment(0xe0, bytes('JFIF', 0, 1, 1, 0, 0, 1, 0, 1, 0, 0))],
      ...[segment(0xe1, bytes('Exif', 0, 0, SECRET)), segment(0xed, bytes('Photoshop 3.0', 0, SECRET))],
      ...[
        segment(0xdb, bytes(0, Array<number>(64).fill(1))),
        segment(0xee, bytes('Adobe', Array<number>(7).fill(0))),
      ],
      segment(0xc0, bytes(8, short(height), short(width), 1, 1, 0x11, 0)),
      segment(0xc4, bytes(0, Array<number>(16).fill(0))),
      ...[segment(0xda, [1, 1, 0, 0, 63, 0]), [0x12, 0xff, 0x00, 0xff, 0xd0, 0x34]],
      ...[segment(0xfe, bytes(SECRET)), segment(0xda, [1, 1, 0, 0, 63, 0]), [0x56]],
      ...[0xff, 0xd9, SECRET],
    ),
  );

export const chunk = (name: string, body: number[] | Uint8Array, sum?: number) =>
  bytes(long(body.length), name, [...body], long(sum ?? crc32(Buffer.from(bytes(name, [...body])))));
export const head = (width: number, height: number, ...rest: number[]) =>
  chunk('IHDR', bytes(long(width), long(height), rest));
export const pngOf = (...chunks: number[][]) =>
  new Uint8Array(bytes(...[0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a], ...chunks, chunk('IEND', []), SECRET));
/** This many bytes of equal pixels, deflated. */
export const pixels = (length: number) => deflateSync(Buffer.alloc(length));

/** A true-colour PNG in two pieces, with extra data. */
export const png = (width = 200, height = 200) => {
  const drawn = pixels(height * (1 + 3 * width));
  return pngOf(
    head(width, height, 8, 2, 0, 0, 0),
    ...[chunk('gAMA', [0, 0, 0, 1]), chunk('sRGB', [0])],
    ...[chunk('tEXt', bytes('Comment', 0, SECRET)), chunk('eXIf', bytes(SECRET))],
    ...[chunk('PLTE', bytes(SECRET, 0, 0)), chunk('IDAT', drawn.subarray(0, 9))],
    ...[chunk('IDAT', drawn.subarray(9)), chunk('tIME', bytes(SECRET))],
  );
};

const part = (name: string, body: number[]) =>
  bytes(name, longLow(body.length), body, body.length % 2 ? 0 : []);

export const webp = (width = 200, height = 200) => {
  const low = (value: number) => short(value).reverse();
  const body = bytes(
    'WEBP',
    part('VP8X', [0x3c, 0, 0, 0, 199, 0, 0, 199, 0, 0]),
    part('ICCP', bytes(SECRET)),
    part('VP8 ', bytes(0, 0, 0, 0x9d, 0x01, 0x2a, low(width), low(height), 9)),
    ...[part('EXIF', bytes(SECRET)), part('XMP ', bytes(SECRET))],
  );
  return new Uint8Array(bytes('RIFF', longLow(body.length), body, SECRET));
};
