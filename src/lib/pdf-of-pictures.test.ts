import { expect, test } from 'vitest';
import { pdfOf } from './pdf-of-pictures.ts';

const jpeg = (...bytes: number[]) => new Uint8Array([0xff, 0xd8, 0xff, ...bytes]);
const pages = [
  { jpeg: jpeg(1, 200, 10), width: 1600, height: 1000 },
  { jpeg: jpeg(2), width: 1000, height: 2000 },
];
const latin1 = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());

test('a PDF has a page for each picture, in its size, and a valid table of objects', async () => {
  const pdf = await latin1(pdfOf(pages));
  expect(pdf.startsWith('%PDF-1.4')).toBe(true);
  expect(pdf).toContain('/Count 2');
  expect([...pdf.matchAll(/MediaBox \[0 0 (\d+ \d+)\]/g)].map(([, size]) => size)).toEqual([
    '842 526',
    '421 842',
  ]);
  const table = pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]));
  const offsets = [...table.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(8);
  for (const [index, offset] of offsets.entries())
    expect(pdf.slice(offset, offset + 8)).toContain(`${index + 1} 0 obj`);
});

test('a stream has the length it declares', async () => {
  const pdf = await latin1(pdfOf(pages));
  for (const [, length, , body] of pdf.matchAll(/\/Length (\d+) >>\n(stream\n)([^]*?)\nendstream/g))
    expect(body).toHaveLength(Number(length));
});
