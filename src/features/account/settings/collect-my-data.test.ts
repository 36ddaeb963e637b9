import { expect, test } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { collectMyData, type Progress } from './collect-my-data.ts';

const OFFLINE = { kind: 'offline', code: 'unreachable' } as const;

/** An export with two files, of which those in `lost` can't be fetched. */
const kept = (lost: string[] = []) => ({
  exportMyData: async () => ok({ profile: { email: 'aoife@example.com' } }),
  listFiles: async () =>
    ok([
      { path: 'me/1.pdf', name: 'First aid.pdf' },
      { path: 'me/2.jpg', name: 'Passport.jpg' },
    ]),
  fetchFile: async (path: string) => (lost.includes(path) ? fail(OFFLINE) : ok(new Blob([`at ${path}`]))),
  listPhotos: async () => ok(['me/3.jpg']),
  fetchPhoto: async (path: string) => ok(new Blob([`seen at ${path}`])),
});

/** The archive's bytes as text, since it does not compress. */
const textOf = async (archive: Blob) =>
  (await archive.bytes()).reduce((all, byte) => all + String.fromCharCode(byte), '');

test('The archive has the data and every file, and shows its progress', async () => {
  const seen: Progress[] = [];
  const collected = await collectMyData((progress) => seen.push(progress), kept());
  if (!collected.ok) throw new Error(collected.error.code);
  const text = await textOf(collected.value.archive);
  for (const part of [
    'my-data.json',
    'aoife@example.com',
    'documents/First aid.pdf',
    'at me/1.pdf',
    'at me/2.jpg',
    'photos/3.jpg',
    'seen at me/3.jpg',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('missing-files.txt');
  expect(collected.value.missing).toEqual([]);
  expect(seen).toEqual([
    { done: 0, total: 3 },
    { done: 1, total: 3 },
    { done: 2, total: 3 },
  ]);
});

test('A file that can’t be fetched is named, here and in the archive; the rest is there', async () => {
  const collected = await collectMyData(() => undefined, kept(['me/1.pdf']));
  if (!collected.ok) throw new Error(collected.error.code);
  expect(collected.value.missing).toEqual(['First aid.pdf']);
  const text = await textOf(collected.value.archive);
  expect(text).toContain('missing-files.txt');
  expect(text).toContain('at me/2.jpg');
});

test('Without the data, or without the list of files, there is no archive', async () => {
  const nothing = async () => fail(OFFLINE);
  expect(await collectMyData(() => undefined, { ...kept(), exportMyData: nothing })).toEqual(fail(OFFLINE));
  expect(await collectMyData(() => undefined, { ...kept(), listFiles: nothing })).toEqual(fail(OFFLINE));
});
