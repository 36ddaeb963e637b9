import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test('a file keeps its name if the extension fits its type', () => {
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

test('a name with another extension gets the checked one', () => {
  expect(downloadName('scan.pdf', 'someone/1.png')).toBe('scan.pdf.png');
});

test('no name makes a document open as a program or a page', () => {
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
