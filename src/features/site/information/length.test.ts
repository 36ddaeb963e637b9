import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAREGIVER_QUESTIONS } from './caregiver-questions.ts';
import { FAMILY_QUESTIONS } from './family-questions.ts';

/** Words as a reader counts them, without a page's facts for search engines, its icons and its tables. */
const wordsIn = (text: string) =>
  text
    .replace(/^---.*?\n---\n/s, '')
    .replace(/^\|.*$/gm, '')
    .replace(/\{[#.][^}]*\}|\]\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

const page = (name: string) => readFileSync(`src/content/${name}.md`, 'utf8');
const spoken = (questions: readonly { question: string; answer: string }[]) =>
  questions.map(({ question, answer }) => `${question} ${answer}`).join(' ');

test.each([
  ['the privacy page, beside its table', page('privacy'), 700],
  ['the page about us', page('about'), 300],
  ['the questions of caregivers', spoken(CAREGIVER_QUESTIONS.flatMap(({ questions }) => questions)), 450],
  ['the questions of families', spoken(FAMILY_QUESTIONS), 450],
])('%s is short enough to read', (_, text, most) => {
  expect(wordsIn(text)).toBeLessThanOrEqual(most);
});
