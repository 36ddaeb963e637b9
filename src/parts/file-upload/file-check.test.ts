import { expect, test } from 'vitest';
import { faultOfFile, faultOfPages, MAX_PAGES } from './file-check.ts';

const pdf = '%PDF-1.7 and the rest';
const file = (content: BlobPart, type: string) => new File([content], 'certificate', { type });

test('A PDF, JPEG or PNG passes', async () => {
  expect(await faultOfFile(file(pdf, 'application/pdf'))).toBeUndefined();
  expect(await faultOfFile(file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'))).toBeUndefined();
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  expect(await faultOfFile(file(png, 'image/png'))).toBeUndefined();
});

test('A web page that calls itself a PDF does not', async () => {
  expect(await faultOfFile(file('<script>alert(1)</script>', 'application/pdf'))).toContain(
    'can’t read this file',
  );
});

test.each(['text/html', 'image/svg+xml', 'image/heic', ''])(
  'A file of type "%s" is refused',
  async (type) => {
    expect(await faultOfFile(file(pdf, type))).toBe('Choose a PDF, JPEG or PNG file.');
  },
);

test('Empty and too large files are explained before they are sent', async () => {
  expect(await faultOfFile(file('', 'application/pdf'))).toContain('empty');
  const large = file(new Uint8Array(10 * 1024 * 1024 + 1), 'application/pdf');
  expect(await faultOfFile(large)).toContain('larger than 10 MB');
});

test('Several photos are the pages of one document, but with a limit, and a PDF is a whole one', async () => {
  const photo = file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg');
  expect(await faultOfPages([photo, photo])).toBeUndefined();
  expect(await faultOfPages([photo, file(pdf, 'application/pdf')])).toContain('one PDF by itself');
  expect(await faultOfPages(Array(MAX_PAGES + 1).fill(photo))).toContain(`at most ${MAX_PAGES} pages`);
  expect(await faultOfPages([photo, file(pdf, 'image/jpeg')])).toContain('can’t read this file');
});

test('No photo is too large: a large one is made smaller', async () => {
  const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
  bytes.set([0xff, 0xd8, 0xff]);
  expect(await faultOfFile(file(bytes, 'image/jpeg'))).toBeUndefined();
});
