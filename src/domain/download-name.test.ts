import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test('a file keeps its name where that says what it is', () => {
  for (const [name, ending] of [
    ['first aid.pdf', 'pdf'],
    ['IMG_1.JPEG', 'jpg'],
    ['scan.jpg', 'jpg'],
    ['id.png', 'png'],
    ['Zeugnis é "1" \u201c2\u201d 100%.pdf', 'pdf'],
    ['Zeugnis%20%C3%A9.pdf', 'pdf'],
  ] as const) {
    expect(downloadName(name, `someone/1.${ending}`)).toBe(name);
  }
});

test('a name that says another type gets the one that was checked', () => {
  expect(downloadName('scan.pdf', 'someone/1.png')).toBe('scan.pdf.png');
});

test('no name makes a program or a page of a document', () => {
  for (const name of [
    'passport',
    'page.html',
    'run.bat',
    'document.pdf.exe',
    'document.pdf.',
    'gpj\u202Efdp.exe',
  ]) {
    expect(downloadName(name, 'someone/1.pdf')).toBe(`${name}.pdf`);
  }
});
