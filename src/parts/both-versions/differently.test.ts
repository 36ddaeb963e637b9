import { expect, test } from 'vitest';
import { differently } from './differently.ts';

/** Marks differing words with brackets. */
const marked = (one: string, two: string) =>
  differently(one, two).map((parts) =>
    parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(''),
  );

test('only words that one of two texts has are marked, as whole words', () => {
  expect(marked('Mornings in Cork', 'Late evenings in Cork')).toEqual([
    '[Mornings ]in Cork',
    '[Late evenings ]in Cork',
  ]);
  expect(marked('Tea and a walk', 'Tea and a walk by the sea')).toEqual([
    'Tea and a walk',
    'Tea and a walk [by the sea]',
  ]);
  expect(marked('', 'Supper')).toEqual(['', '[Supper]']);
  expect(marked('a a a', 'a a')).toEqual(['a a [a]', 'a a']);
});

test('words that both have between two changes are not marked', () => {
  expect(
    marked('A family needs help.\n\nA car would help.', 'One family needs help.\n\nThe bus stops here.'),
  ).toEqual([
    '[A ]family needs help.\n\n[A car would help.]',
    '[One ]family needs help.\n\n[The bus stops here.]',
  ]);
});

test('no part of either text is lost', () => {
  const [one, two] = [' Two  lines\nof text ', 'Two lines\n\nof another text'];
  const whole = differently(one, two).map((parts) => parts.map(({ text }) => text).join(''));
  expect(whole).toEqual([one, two]);
});
