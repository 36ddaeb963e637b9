import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapTexts, readTexts, wordsFiles } from '../../scripts/words/texts.ts';
import { earlierContactQuestions } from '../../src/features/family/track/contact.words.ts';

/** Words that make people read twice, and second names of things that have one (docs/glossary.md). */
const BANNED = new RegExp(
  String.raw`\b(?:whoever|whom|someone of|anew|at present|lays? down|laid down|tell of|told of|with us|at hand|shall|stands|` +
    String.raw`go on|goes on|going on|meanwhile|papers|trail|put back|short list|somebody|anybody|everybody)\b`,
  'i',
);

/** Second names that only texts may not have, since codes and comments name the status `rejected`. */
const SECOND_NAMES = /\b(?:reject(?:s|ed|ing)?|r[au]ns? out|called off|lapsed)\b/i;

async function textsOfWords(): Promise<{ file: string; text: string }[]> {
  const all: { file: string; text: string }[] = [];
  for (const file of wordsFiles())
    mapTexts(await readTexts(file), (text) => {
      if (!earlierContactQuestions.includes(text)) all.push({ file, text: text.replace(/\{\w+\}/g, '') });
      return text;
    });
  return all;
}

const found = (texts: readonly { file: string; text: string }[], banned = BANNED) =>
  texts.flatMap(({ file, text }) => {
    const [word] = banned.exec(text) ?? [];
    return word ? [`${file}: “${word}” in ${text.trim().slice(0, 120)}`] : [];
  });

test('no text has a banned word', async () => {
  const others = globSync('src/{content/**/*.md,domain/statements.json,domain/operator.json}');
  const texts = [
    ...(await textsOfWords()),
    ...others.map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\{\w+\}/g, '') })),
  ];
  expect(texts.length).toBeGreaterThan(2_000);
  expect(found(texts)).toEqual([]);
  expect(found(texts, SECOND_NAMES)).toEqual([]);
});

test('no guide has one outside code and quotations', () => {
  const paragraphs = globSync(['*.md', 'docs/**/*.md']).flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/```[\s\S]*?```|`[^`]*`|“[^”]*”/g, '')
      .split(/\n(?=\n|[|])/)
      .map((text) => ({ file, text })),
  );
  expect(found(paragraphs)).toEqual([]);
});

/** Comments, and the titles of tests and groups. */
const REMARKS =
  /\/\*[\s\S]*?\*\/|(?:^|[\s;{(,])\/\/ .*$|<!--[\s\S]*?-->|\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`]).+?\1/gm;
const SQL_REMARKS = /^(?:[^'\n]*?[\s,;])?--.*(?:\n[ ]*--.*)*/gm;

test('no comment has one, and no title of a test', () => {
  const remarks = globSync([
    'src/**/*.{ts,tsx,astro,css}',
    'scripts/**/*.{ts,mjs}',
    '{supabase,tests}/**/*.{ts,mjs,sql,psql}',
  ]).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/sql$/.test(file) ? SQL_REMARKS : REMARKS)].map(([remark]) => ({
      file,
      text: remark
        .replace(/`[^`\n]*`|“[^”]*”|\bchanged_meanwhile\b/g, '')
        .replace(/\n\s*(?:\*|\/\/|--)\s*/g, ' '),
    })),
  );
  expect(remarks.length).toBeGreaterThan(5_000);
  expect(found(remarks)).toEqual([]);
});

test('no line of a test in SQL has one, where titles are strings among others', () => {
  const lines = globSync('supabase/tests/**/*.sql').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text) => ({ file, text })),
  );
  expect(lines.length).toBeGreaterThan(10_000);
  expect(found(lines)).toEqual([]);
});
