import { expect, test } from 'vitest';
import { FILE_TYPES, isOfType, typeOfPath } from './document-file.ts';

const beginnings: Record<string, BlobPart[]> = {
  'application/pdf': ['%PDF-1.7 and the rest'],
  'image/jpeg': [new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  'image/png': [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  'text/html': ['<!doctype html><script>alert(1)</script>'],
  'a program': ['MZ'],
  nothing: [],
};

test.each(Object.keys(FILE_TYPES))('only a file that begins as %s is one', async (type) => {
  for (const [content, parts] of Object.entries(beginnings)) {
    expect(await isOfType(type, new Blob(parts, { type })), content).toBe(content === type);
  }
});

test('a type that we don’t accept is refused', async () => {
  expect(await isOfType('text/html', new Blob(beginnings['text/html']))).toBe(false);
});

test('the path of a stored file says its type', () => {
  expect(['a/1.pdf', 'a/1.jpg', 'a/1.png', 'a/pdf', 'a/1.pdf.exe', 'a/1.html'].map(typeOfPath)).toEqual([
    'application/pdf',
    'image/jpeg',
    'image/png',
    undefined,
    undefined,
    undefined,
  ]);
});
