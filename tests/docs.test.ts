import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

const documents = globSync(['*.md', 'docs/**/*.md']);
const FOLDER = 'docs/decisions/';
const decisions = globSync(`${FOLDER}[0-9]*.md`).sort();
/** Every source file that may cite a document, except this one, which has wrong citations on purpose. */
const sources = globSync([
  '*.{js,ts,mjs}',
  '{src,tests,scripts,.storybook}/**/*.{ts,tsx,mjs,astro,sql,mdx}',
  'supabase/{migrations,tests,embedded,functions}/**/*.{ts,sql}',
]).filter((file) => file !== 'tests/docs.test.ts' && !file.includes('node_modules'));

/** A file's text with each comment on one line, so that a citation is found where the line breaks in it. */
const unbroken = (file: string) => read(file).replace(/\n\s*(?:\*|\/\/|--|#)(?!\/)\s*/g, ' ');

const headingsOf = (file: string) =>
  [...read(file).matchAll(/^#{2,} (.+)$/gm)].map(([, words = '']) => words);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** What a text cites that is not there. */
function faults(text: string): string[] {
  const found: string[] = [];
  for (const [path] of text.matchAll(/\bdocs\/[\w./-]+\.\w+\b/g)) if (!existsSync(path)) found.push(path);
  for (const [cited, document = '', heading = ''] of text.matchAll(
    /\b(docs\/\w+\.md), ([A-Z][\p{L}\p{N} ’'-]*[\p{L}\p{N}])/gu,
  )) {
    if (existsSync(document) && !headingsOf(document).includes(heading)) found.push(cited);
  }
  for (const [cited, number = ''] of text.matchAll(/\bdecisions? (\d+)/gi)) {
    if (!decisions.some((file) => file.startsWith(`${FOLDER}${number}-`))) found.push(cited);
  }
  for (const [cited] of text.matchAll(
    /\b(?:design|spec(?:ification)?)(?:['’]s)? sections? \d|\bsection \d/gi,
  ))
    found.push(cited);
  return found;
}

describe('What the code cites', () => {
  test('is in docs', () => {
    const found = sources.flatMap((file) => faults(unbroken(file)).map((fault) => `${file}: ${fault}`));
    expect(found).toEqual([]);
  });

  test('would be missed if it were not', () => {
    const planted =
      'As docs/nowhere.md and docs/specification.md, Nowhere at all say, and decision 14, and the design section 3.';
    expect(faults(planted)).toEqual([
      'docs/nowhere.md',
      'docs/specification.md, Nowhere at all say',
      'decision 14',
      'design section 3',
    ]);
  });
});

describe('The documents', () => {
  test('link to what is there', () => {
    const found = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, path = '', anchor]) => {
          const target = path ? join(dirname(file), path) : file;
          return !existsSync(target) || (anchor && !headingsOf(target).map(anchorOf).includes(anchor));
        })
        .map(([link]) => `${file}: ${link}`),
    );
    expect(found).toEqual([]);
  });

  test('name files that are there', () => {
    const found = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:src|supabase|tests|scripts|docs|public)\/[\w./*-]+)`/g)]
        .filter(([, path = '']) => globSync(path).length === 0)
        .map(([, path]) => `${file}: ${path}`),
    );
    expect(found).toEqual([]);
  });

  test('name commands that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const found = documents
      // A decision describes how things were when it was made.
      .filter((file) => !decisions.includes(file))
      .flatMap((file) =>
        [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)]
          .filter(([, name = '']) => !(name in scripts))
          .map(([command]) => `${file}: ${command}`),
      );
    expect(found).toEqual([]);
  });
});

describe('The decisions', () => {
  test('have a number each, a status, and the three parts', () => {
    const numbers = decisions.map((file) => file.slice(FOLDER.length, FOLDER.length + 4));
    expect(new Set(numbers).size).toBe(decisions.length);
    const odd = decisions.filter((file, index) => {
      const text = read(file);
      return (
        !text.startsWith(`# ${numbers[index]}: `) ||
        !/^Status: (?:accepted|superseded (?:in part )?by \[\d{4}\]\()/m.test(text) ||
        headingsOf(file).join() !== 'Context,Choice,Consequence'
      );
    });
    expect(odd).toEqual([]);
  });

  test('are listed by their titles, in order', () => {
    const list = [...read(`${FOLDER}README.md`).matchAll(/^- (.*)$/gm)].map(([, entry]) => entry);
    expect(list).toEqual(
      decisions.map((file) => {
        const title = /^# (.*)$/m.exec(read(file))?.[1];
        return `[${title}](${file.slice(FOLDER.length)})`;
      }),
    );
  });
});
