import { expect, test } from 'vitest';
import { zipNames } from './zip-names.ts';

const namesOf = (...names: string[]) =>
  zipNames(names.map((name) => ({ path: 'a/b.pdf', name }))).map(({ name }) => name);

test('Files keep the names they were uploaded with, and equal ones are numbered', () => {
  expect(namesOf('First aid.pdf', 'id.jpg', 'first aid.pdf', 'First aid.pdf')).toEqual([
    'documents/First aid.pdf',
    'documents/id.jpg',
    'documents/first aid (2).pdf',
    'documents/First aid (3).pdf',
  ]);
});

test('No name leads out of the folder, and no file system refuses one', () => {
  expect(namesOf('../../etc/passwd', 'a\\b:c?.pdf', '...', 'two\nlines.png')).toEqual([
    'documents/-..-etc-passwd',
    'documents/a-b-c-.pdf',
    'documents/file',
    'documents/two-lines.png',
  ]);
});
