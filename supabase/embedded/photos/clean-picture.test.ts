import { expect, test } from 'vitest';
import { cleanPicture } from '../../functions/caregiver-photo/clean-picture.ts';
import { jpeg, png, SECRET, webp } from './pictures.ts';

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

test.each([
  ['image/jpeg', jpeg()],
  ['image/png', png()],
  ['image/webp', webp()],
])('of a picture only the picture is left: %s', (type, file) => {
  expect(text(file)).toContain(SECRET);
  const clean = cleanPicture(file);
  expect(clean?.type).toBe(type);
  expect(text(clean?.bytes)).not.toContain(SECRET);
  expect(text(clean?.bytes)).not.toMatch(/Exif|Photoshop|JFIF|tEXt|eXIf|tIME|ICCP|EXIF|XMP/);
  // What is clean stays as it is.
  expect(cleanPicture(clean?.bytes ?? new Uint8Array())?.bytes).toEqual(clean?.bytes);
});

test('what draws it stays: tables, every scan with its restarts, and how its colours are read', () => {
  const clean = text(cleanPicture(jpeg())?.bytes);
  expect(clean.match(/\xff\xda/g)).toHaveLength(2);
  expect(clean).toContain('\x12\xff\x00\xff\xd0\x34');
  expect(clean).toContain('Adobe');
  expect(clean.endsWith('\x56\xff\xd9')).toBe(true);
});

test('a WebP no longer says that it has what was left out', () => {
  const clean = cleanPicture(webp())?.bytes ?? new Uint8Array();
  expect(clean[20]).toBe(0x10);
  expect(new DataView(clean.buffer).getUint32(4, true)).toBe(clean.length - 8);
});

test.each<[string, Uint8Array]>([
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
])('%s is no picture', (_, file) => {
  expect(cleanPicture(file)).toBeUndefined();
});
