import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { accent, pseudo } from '../scripts/words/pseudo.ts';
import { areaOf, inFormsOf, nameOf } from '../scripts/words/texts.ts';
import { put } from '../scripts/words/texts-in-place.ts';

const texts = {
  hello: 'Hello, “{name}” in `code` for ${1}',
  plain: 'It’s "so"',
  days: { one: 'One day', other: '{count} days' },
};
const run = (code: string) => {
  const inPlace = put(parseAst(code), code, texts);
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('fill', 'name', `${inPlace}; return shown;`)(
    (text: unknown, values: unknown) => [text, values],
    'Nora',
  ) as unknown;
};

test('the build puts texts where they are used', () => {
  expect(run('const shown = t.plain')).toBe(texts.plain);
  expect(run('const { label = t.plain, other = t.days.one } = {}; const shown = [label, other]')).toEqual([
    texts.plain,
    'One day',
  ]);
  expect(run("const shown = fill(t.hello, { name: fill(t.hello, { name }) + '!' })")).toBe(
    'Hello, “Hello, “Nora” in `code` for ${1}!” in `code` for ${1}',
  );
});

test('a plural keeps its forms, and a count chooses one when it is shown', () => {
  expect(run('const shown = fill(t.days, { count: 2 })')).toEqual([texts.days, { count: 2 }]);
});

test('a translator finds each text by its part of the product, in the forms of the language', () => {
  expect(areaOf('src/features/family/track/words.ts')).toBe('family');
  expect(nameOf('src/features/family/track/words.ts')).toBe('track');
  expect(areaOf('src/domain/week-words.words.ts')).toBe('shared');
  expect(nameOf('src/domain/status.words.ts')).toBe('domain/status');
  expect(inFormsOf('pl', texts)).toMatchObject({
    days: { one: 'One day', few: '{count} days', many: '{count} days' },
  });
});

test('the pseudo-language keeps names, and is a third longer', () => {
  expect(accent('Hi {name}')).toBe('Ĥî {name}');
  expect(pseudo('Your request {reference}').length).toBeGreaterThanOrEqual(32);
  expect(pseudo('Your request {reference}')).toContain('{reference}');
});
