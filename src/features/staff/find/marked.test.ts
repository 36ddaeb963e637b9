import { expect, test } from 'vitest';
import { marked } from './marked.ts';

const shown = (text: string, typed: string) =>
  marked(text, typed)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

test.each([
  ['Seán Ó Comerford', 'comerford sean', '[Seán] Ó [Comerford]'],
  ['Niamh O’Brien-Łucka', 'obrien', 'Niamh [O’Brien]-Łucka'],
  ['Niamh O’Brien-Łucka', 'lucka ni', '[Ni]amh O’Brien-[Łucka]'],
  ['Comerford', 'merfo', 'Co[merfo]rd'],
  ['Comerford', 'rd', 'Comerford'],
  ['K7Q-M4R-T9X, Galway', 'qm4r', 'K7[Q-M4R]-T9X, Galway'],
  ['K7Q-M4R-T9X, Galway', 'k7q-m4r-t9x', '[K7Q-M4R-T9X], Galway'],
  ['Galway, +353 87 765 4321', '4321', 'Galway, +353 87 765 [4321]'],
  ['Galway, +353 87 765 4321', '087 765', 'Galway, +353 [87 765] 4321'],
  ['Galway, 087 765 4321', '+353 87 7654', 'Galway, 0[87 765 4]321'],
  ['niamh@example.ie', 'niamh@ex', '[niamh@ex]ample.ie'],
  ['Mary Byrne', '%', 'Mary Byrne'],
  ['', 'mary', ''],
])('in “%s”, “%s” marks %s', (text, typed, words) => {
  expect(shown(text, typed)).toBe(words);
});

test('no part of a text is lost', () => {
  for (const text of ['ﬁne 👩🏽‍⚕️ Ångström', 'e\u0301te\u0301'])
    expect(
      marked(text, 'fi ng te')
        .map(({ text: part }) => part)
        .join(''),
    ).toBe(text);
});
