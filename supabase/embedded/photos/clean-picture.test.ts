import { expect, test } from 'vitest';
import { cleanPicture } from '../../functions/caregiver-photo/clean-picture.ts';
import { chunk, head, jpeg, pixels, png, pngOf, SECRET, webp } from './pictures.ts';

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

test.each([
  ['image/jpeg', jpeg()],
  ['image/png', png()],
  ['image/webp', webp()],
])('of a picture only the picture is left: %s', async (type, file) => {
  expect(text(file)).toContain(SECRET);
  const clean = await cleanPicture(file);
  expect(clean?.type).toBe(type);
  expect(text(clean?.bytes)).not.toContain(SECRET);
  expect(text(clean?.bytes)).not.toMatch(/Exif|Photoshop|JFIF|tEXt|eXIf|tIME|ICCP|EXIF|XMP/);
  // A clean picture stays as it is.
  expect((await cleanPicture(clean?.bytes ?? new Uint8Array()))?.bytes).toEqual(clean?.bytes);
});

test('the drawing parts stay: tables, every scan with its restarts, the colour transform', async () => {
  const clean = text((await cleanPicture(jpeg()))?.bytes);
  expect(clean.match(/\xff\xda/g)).toHaveLength(2);
  expect(clean).toContain('\x12\xff\x00\xff\xd0\x34');
  expect(clean).toContain('Adobe');
  expect(clean.endsWith('\x56\xff\xd9')).toBe(true);
});

test('the head of a WebP no longer names the parts left out', async () => {
  const clean = (await cleanPicture(webp()))?.bytes ?? new Uint8Array();
  expect(clean[20]).toBe(0x10);
  expect(new DataView(clean.buffer).getUint32(4, true)).toBe(clean.length - 8);
});

const withPart = (file: Uint8Array, at: number, ...parts: string[]) => {
  const more = parts.map((part) => Buffer.from(part, 'latin1'));
  return new Uint8Array(Buffer.concat([file.subarray(0, at), ...more, file.subarray(at)]));
};
/** A WebP with one or more parts before its picture. */
const webpWith = (...parts: string[]) => {
  const file = withPart(webp(), 30, ...parts);
  new DataView(file.buffer).setUint32(
    4,
    parts.join('').length + new DataView(webp().buffer).getUint32(4, true),
    true,
  );
  return file;
};
const ALPHA = 'ALPH\x02\0\0\0\x01\x02';
const OTHER_CANVAS = webp();
OTHER_CANVAS[24] = 220;
const SCAN = '\xff\xda\0\x08\x01\x01\0\0\x3f\0\x12';
const scansOf = (count: number) => {
  const file = jpeg();
  return withPart(file, text(file).indexOf('\xff\xda'), SCAN.repeat(count));
};

test('transparency and progressive scans stay', async () => {
  expect(text((await cleanPicture(webpWith(ALPHA)))?.bytes)).toContain(ALPHA);
  expect(await cleanPicture(scansOf(20))).toBeDefined();
});

const COLOURS = head(200, 200, 8, 2, 0, 0, 0);
const RAW = 200 * 601;

test.each([
  [
    'of a palette',
    pngOf(head(200, 201, 4, 3, 0, 0, 0), chunk('PLTE', [1, 2, 3]), chunk('IDAT', pixels(201 * 101))),
  ],
  // The rows of seven passes, each with a byte before it.
  ['that comes pass by pass', pngOf(head(201, 203, 8, 0, 0, 0, 1), chunk('IDAT', pixels(201 * 203 + 382)))],
])('a PNG %s is a picture', async (_, file) => expect(await cleanPicture(file)).toBeDefined());

test.each<[string, Uint8Array]>([
  ['one whose canvas differs from its picture', OTHER_CANVAS],
  ['one with two transparencies', webpWith(ALPHA, ALPHA)],
  ['one of more scans than cameras write', scansOf(200)],
  ['one of segments without end', withPart(jpeg(), 2, '\xff\xfe\0\x02'.repeat(2000))],
  ['one with words behind a table', withPart(jpeg(), 2, `\xff\xdb\0\x56\0${'\x01'.repeat(64)}${SECRET}`)],
  ['or in place of codes', withPart(jpeg(), 2, `\xff\xc4\0\x26\0${'\0'.repeat(16)}${SECRET}`)],
  ['or behind an interval', withPart(jpeg(), 2, `\xff\xdd\0\x17\0\0${SECRET}`)],
  ['a PNG of fewer pixels than it says', pngOf(COLOURS, chunk('IDAT', pixels(RAW - 1)))],
  ['or of more', pngOf(COLOURS, chunk('IDAT', pixels(RAW + 1)))],
  ['or of very many more', pngOf(COLOURS, chunk('IDAT', pixels(20_000_000)))],
  ['or of none', pngOf(COLOURS)],
  ['one of pixels that are none', pngOf(COLOURS, chunk('IDAT', Buffer.from(SECRET)))],
  [
    'one with words behind its pixels',
    pngOf(COLOURS, chunk('IDAT', [...pixels(RAW), ...Buffer.from(SECRET)])),
  ],
  ['or in another piece', pngOf(COLOURS, chunk('IDAT', pixels(RAW)), chunk('IDAT', Buffer.from(SECRET)))],
  [
    'or in place of what is transparent',
    pngOf(COLOURS, chunk('tRNS', new Uint8Array(300)), chunk('IDAT', pixels(RAW))),
  ],
  ['one without its palette', pngOf(head(200, 200, 8, 3, 0, 0, 0), chunk('IDAT', pixels(200 * 201)))],
  ['one of a kind that there is not', pngOf(head(200, 200, 8, 5, 0, 0, 0), chunk('IDAT', pixels(RAW)))],
  ['one with a wrong sum', pngOf(COLOURS, chunk('IDAT', pixels(RAW), 7))],
  ['one of more than a phone can hold', pngOf(head(4096, 4096, 16, 6, 0, 0, 0), chunk('IDAT', pixels(1)))],
  ['one too small to see a face', png(199, 300)],
  ['or too narrow', jpeg(300, 50)],
  ['or both', webp(50, 50)],
  ['nothing', new Uint8Array()],
  ['a text', Buffer.from('My photo')],
  ['a page that begins as a picture', Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
  ['a program that does', Buffer.from('\x89PNG\r\n\x1a\nMZ', 'latin1')],
  ['a picture that breaks off', jpeg().subarray(0, 100)],
  ['one without its end', png().subarray(0, 60)],
  ['one that says it is longer', webp().subarray(0, 60)],
  ['one too large for a phone', jpeg(5000, 10)],
  ['or too high', png(10, 60_000)],
  ['or without a size', webp(0, 0)],
])('%s is no picture', async (_, file) => {
  expect(await cleanPicture(file)).toBeUndefined();
});
