import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test('a file keeps its name where that says what it is', () => {
  for (const name of ['first aid.pdf', 'IMG_1.JPEG', 'scan.jpg', 'id.png']) {
    expect(downloadName(name, 'someone/1.pdf')).toBe(name);
  }
});

test('no name makes a program or a page of a paper', () => {
  for (const name of [
    'passport',
    'page.html',
    'run.bat',
    'paper.pdf.exe',
    'paper.pdf.',
    'gpj\u202Efdp.exe',
  ]) {
    expect(downloadName(name, 'someone/1.pdf')).toBe(`${name}.pdf`);
  }
});
