import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

const documents = globSync(['*.md', 'docs/**/*.md']);
const FOLDER = 'docs/decisions/';
const decisions = globSync(`${FOLDER}[0-9]*.md`).sort();
/** Every source file that may cite a guide, except this one, which has wrong citations on purpose. */
const sources = globSync([
  '*.{js,ts,mjs}',
  '{src,tests,scripts,.storybook}/**/*.{ts,tsx,mjs,astro,sql,mdx}',
  'supabase/{migrations,tests,embedded,functions}/**/*.{ts,sql}',
  'supabase/*.{sql,toml}',
]).filter((file) => file !== 'tests/docs.test.ts' && !file.includes('node_modules'));

/** A file's text with each comment on one line, so that citations with a line break are found. */
const unbroken = (file: string) => read(file).replace(/\n\s*(?:\*|\/\/|--|#)(?!\/)\s*/g, ' ');

const headingsOf = (file: string) =>
  [...read(file).matchAll(/^#{2,} (.+)$/gm)].map(([, words = '']) => words);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** The decisions that a text cites, as “decision 0050”, “decisions 0059, 0060” or a link. */
const citedIn = (text: string) =>
  [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and )\d+)*)|\bdecisions\/(\d+)/gi)].flatMap(
    ([, numbers, linked = '']) => numbers?.split(/, | and /) ?? [linked],
  );

const isDecision = (number: string) => decisions.some((file) => file.startsWith(`${FOLDER}${number}-`));

/** Citations in a text that lead nowhere. */
function faults(text: string): string[] {
  const found: string[] = [];
  for (const [path] of text.matchAll(/\bdocs\/[\w./-]+\.\w+\b/g)) if (!existsSync(path)) found.push(path);
  for (const [cited, document = '', heading = ''] of text.matchAll(
    /\b(docs\/\w+\.md), ([A-Z][\p{L}\p{N} ’'-]*[\p{L}\p{N}])/gu,
  )) {
    if (existsSync(document) && !headingsOf(document).includes(heading)) found.push(cited);
  }
  for (const number of citedIn(text)) if (!isDecision(number)) found.push(`decision ${number}`);
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
    const absent = documents
      .filter((file) => file !== `${FOLDER}README.md`)
      .flatMap((file) =>
        citedIn(read(file))
          .filter((number) => !isDecision(number))
          .map((number) => `${file}: ${number}`),
      );
    expect(absent).toEqual([]);
  });

  test('would be missed if it were not', () => {
    const planted =
      'As docs/nowhere.md and docs/specification.md, Nowhere at all say, and decisions 14 and 15, and the design section 3.';
    expect(faults(planted)).toEqual([
      'docs/nowhere.md',
      'docs/specification.md, Nowhere at all say',
      'decision 14',
      'decision 15',
      'design section 3',
    ]);
  });
});

describe('The documents', () => {
  test('have links that lead somewhere', () => {
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

  test('name existing files', () => {
    const found = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:src|supabase|tests|scripts|docs|public)\/[\w./*-]+)`/g)]
        .filter(([, path = '']) => globSync(path).length === 0)
        .map(([, path]) => `${file}: ${path}`),
    );
    expect(found).toEqual([]);
  });

  test('name existing commands', () => {
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
  const numbers = decisions.map((file) => file.slice(FOLDER.length, FOLDER.length + 4));

  test('are at most sixty, each cited where it binds', () => {
    expect(decisions.length).toBeLessThanOrEqual(60);
    const outside = [...sources, ...documents.filter((file) => !file.startsWith(FOLDER))];
    const cited = new Set(outside.flatMap((file) => citedIn(unbroken(file))));
    expect(numbers.filter((number) => !cited.has(number))).toEqual([]);
  });

  test('have a number each, and the three parts', () => {
    expect(new Set(numbers).size).toBe(decisions.length);
    const odd = decisions.filter((file, index) => {
      const text = read(file);
      return (
        !text.startsWith(`# ${numbers[index]}: `) || headingsOf(file).join() !== 'Context,Choice,Consequence'
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

describe('The requirements of ASVS', () => {
  // How many requirements of levels 1 and 2 each section has: 1.1, 1.2 and so on, one or two chapters a line.
  const SECTIONS = [
    ...[
      [2, 9, 11, 3, 2],
      [3, 3, 4, 1],
      [0, 2, 4, 6, 5, 0, 2],
      [3, 1, 2, 4],
      [1, 3, 2, 3],
      [3, 12, 4, 4, 5, 3, 0, 4],
    ],
    ...[
      [3, 4, 2, 5, 2, 2],
      [2, 3, 1, 1],
      [3, 4],
      [2, 2, 4, 11, 5, 2, 3],
      [2, 3, 3, 4, 1, 1],
      [3, 2, 4],
      [1, 5, 2, 5],
    ],
    ...[
      [2, 4, 3],
      [3, 3, 7],
      [1, 5, 4, 3, 3],
      [1, 4, 2],
    ],
  ];
  const all = SECTIONS.flatMap((counts, chapter) =>
    counts.flatMap((count, section) => numbered(`${chapter + 1}.${section + 1}.`, 1, count)),
  );
  const text = read('docs/asvs.md');
  /** Each number with its status. A row may have `1.2.6 to 1.2.8, 1.3.1`. */
  const found = [
    ...text.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, | to )?)+)[^|]*\| (met|not applicable|open) /gm),
  ].flatMap(([, numbers = '', status]) =>
    [...numbers.matchAll(/(\d+\.\d+\.)(\d+)(?: to \d+\.\d+\.(\d+))?/g)]
      .flatMap(([, section = '', first, last = first]) => numbered(section, Number(first), Number(last)))
      .map((number) => ({ number, status })),
  );

  function numbered(section: string, first: number, last: number): string[] {
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}${first + index}`);
  }

  test('are all listed', () => {
    expect(found.map(({ number }) => number).sort()).toEqual(all.sort());
  });

  test('are counted', () => {
    const count = (wanted: string) => found.filter(({ status }) => status === wanted).length;
    expect(text).toContain(
      `Of ${all.length} requirements, ${count('met')} are met, ${count('not applicable')} are not applicable and ${count('open')} are open.`,
    );
  });
});
