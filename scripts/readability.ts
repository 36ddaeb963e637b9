/**
 * How hard each words file is to read, hardest first, in years of school (Flesch–Kincaid). Caregivers with some English
 * can read about six. It is a report, not a test: npm run readability [-- PART-OF-A-PATH]
 */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { mapTexts, readTexts, type Text, wordsFiles } from './words/texts.ts';

const [part = 'caregiver'] = process.argv.slice(2);
const segments = (text: string, granularity: 'sentence' | 'word') => [
  ...new Intl.Segmenter('en', { granularity }).segment(text),
];

/** Labels of one or two words are not sentences. */
const isSentence = (text: string) => /\s\S+\s/.test(text) && /[.?!]”?$/.test(text);

const isLong = (sentence: string) =>
  segments(sentence, 'word').filter(({ isWordLike }) => isWordLike).length >= 8;

function sentencesIn(texts: Text): string[] {
  const found: string[] = [];
  mapTexts(texts, (text) => {
    // A value counts as a short word.
    const plain = text.replace(/\{\w+\}/g, 'Ann');
    found.push(
      ...segments(plain, 'sentence')
        .map(({ segment }) => segment.trim())
        .filter(isSentence),
    );
    return text;
  });
  return found;
}

function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap((each) => segments(each, 'word').filter(({ isWordLike }) => isWordLike));
  const syllables = words.reduce((sum, { segment }) => sum + syllable(segment), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

const files = await Promise.all(
  wordsFiles()
    .filter((file) => file.includes(part))
    .map(async (file) => ({ file, sentences: sentencesIn(await readTexts(file)) })),
);
const graded = files
  .filter(({ sentences }) => sentences.length > 0)
  .map(({ file, sentences }) => {
    const [hardest = ''] = sentences.filter(isLong).sort((a, b) => gradeOf([b]) - gradeOf([a]));
    return { file, grade: gradeOf(sentences), hardest };
  })
  .sort((a, b) => b.grade - a.grade);
for (const { file, grade, hardest } of graded) console.log(`${grade.toFixed(1)}  ${file}\n      ${hardest}`);
const all = files.flatMap(({ sentences }) => sentences);
console.log(`${gradeOf(all).toFixed(1)}  all ${all.length} sentences`);
