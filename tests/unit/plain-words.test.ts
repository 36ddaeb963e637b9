import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapTexts, readTexts, wordsFiles } from '../../scripts/words/texts.ts';
import { earlierContactQuestions } from '../../src/features/family/track/words.ts';

/** What has to be read twice, and second names of what has one (docs/glossary.md). */
const BANNED = new RegExp(
  String.raw`\b(?:whoever|whom|someone of|anew|at present|lays? down|laid down|tell of|told of|with us|at hand|shall|stands|` +
    String.raw`go on|goes on|going on|meanwhile|papers|trail|put back|short list|somebody|anybody|everybody)\b`,
  'i',
);

async function textsOfWords(): Promise<{ file: string; text: string }[]> {
  const found: { file: string; text: string }[] = [];
  for (const file of wordsFiles())
    mapTexts(await readTexts(file), (text) => {
      if (!earlierContactQuestions.includes(text)) found.push({ file, text: text.replace(/\{\w+\}/g, '') });
      return text;
    });
  return found;
}

test('no text says what has to be read twice', async () => {
  const others = globSync('src/{content/**/*.md,domain/statements.json,domain/operator.json}');
  const texts = [
    ...(await textsOfWords()),
    ...others.map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\{\w+\}/g, '') })),
  ];
  expect(texts.length).toBeGreaterThan(2_000);
  expect(
    texts.flatMap(({ file, text }) => {
      const [found] = BANNED.exec(text) ?? [];
      return found ? [`${file}: “${found}” in ${text.slice(0, 120)}`] : [];
    }),
  ).toEqual([]);
});
