import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Linter, type ESLint } from 'eslint';
import typescript from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { BUNDLES } from '../scripts/bundles.ts';
import texts from '../scripts/lint-rules.mjs';

const PURE = ['lib', 'domain'];
const SHOWN = [...PURE, 'theme', 'state', 'ui', 'parts'];

/** Which layers of src a layer may import from (docs/architecture.md). Imports run one way; ui and data never meet. */
const IMPORTS: Record<string, readonly string[]> = {
  lib: ['lib'],
  domain: ['domain', 'lib'],
  state: ['state', ...PURE],
  theme: ['theme', 'lib'],
  ui: ['ui', 'theme', 'lib'],
  parts: SHOWN,
  data: ['data', 'state', ...PURE],
  pwa: ['pwa', 'data', ...SHOWN],
  features: ['features', 'pwa', 'data', ...SHOWN],
  layouts: ['layouts', 'pwa', 'data', ...SHOWN],
  areas: ['areas', 'features', 'data', ...SHOWN],
  'content.config.ts': ['lib'],
  pages: ['pages', 'areas', 'layouts', 'features', 'pwa', 'data', ...SHOWN],
};

/** The groups of people that features serve. Features may import from their own group's folder only. */
const SERVED = ['family', 'caregiver', 'staff', 'account', 'site'];

/** What files of src may import from outside src. */
const OUTSIDE: Record<string, readonly string[]> = {
  'src/data/backend.ts': ['supabase/embedded/keys.ts'],
  'src/theme/tokens.ts': ['design-tokens.json'],
};

/** Stores with a timer whose changes nobody presses: the progress of an import that runs. */
const UNHELD = ['src/features/staff/import/import-store.ts'];

const IMPORT = /(?:from\s*|import\s*\(?\s*|export\s[^'"]*from\s*)['"]([^'"]+)['"]/g;

type Import = { file: string; target: string };

const files = globSync('src/**/*.{ts,tsx,astro}').map((file) => normalize(file).replaceAll('\\', '/'));
const read = (file: string) => readFileSync(file, 'utf8');
const imports: Import[] = files.flatMap((file) =>
  [...read(file).matchAll(IMPORT)].map(([, target = '']) => ({ file, target })),
);
const relative = imports
  .filter(({ target }) => target.startsWith('.'))
  .map(({ file, target }) => ({ file, target: join(dirname(file), target.replace(/\?.*$/, '')) }));

const layer = (path: string) => path.split('/')[1] ?? '';
const served = (path: string) => path.split('/')[2] ?? '';
const shown = (found: Import[]) => found.map(({ file, target }) => `${file} imports ${target}`);

/** The imports that break a rule, one line each. A test also proves that it finds a forbidden import. */
function forbidden(found: Import[]): string[] {
  return shown(
    found.filter(({ file, target }) => {
      if (!target.startsWith('src/')) return !OUTSIDE[file]?.includes(target);
      if (!IMPORTS[layer(file)]?.includes(layer(target))) return layer(target) !== 'env.d.ts';
      return layer(file) === 'features' && layer(target) === 'features' && served(file) !== served(target);
    }),
  );
}

/** The imports on a circle of imports or between two, one line each. */
function circling(found: Import[]): string[] {
  const importing = new Set(found.map(({ file }) => file));
  const imported = new Set(found.map(({ target }) => target));
  const left = found.filter(({ file, target }) => importing.has(target) && imported.has(file));
  return left.length < found.length ? circling(left) : shown(left);
}

describe('The layers of src', () => {
  test('are the known ones', () => {
    const layers = new Set(files.map(layer).filter((name) => !name.includes('.')));
    expect([...layers].filter((name) => !(name in IMPORTS))).toEqual([]);
  });

  test('group features by the people they serve', () => {
    const found = files.filter((file) => layer(file) === 'features').map(served);
    expect([...new Set(found)].sort()).toEqual([...SERVED].sort());
  });

  test('import only what they may', () => {
    expect(forbidden(relative)).toEqual([]);
  });

  test('would fail if they imported the other way', () => {
    const planted = [
      { file: 'src/ui/button/Button.tsx', target: 'src/data/auth.ts' },
      {
        file: 'src/features/caregiver/apply/ApplyScreen.tsx',
        target: 'src/features/family/request/steps.ts',
      },
      { file: 'src/lib/result.ts', target: 'src/theme/tokens.ts' },
      { file: 'src/domain/status.ts', target: 'src/state/action.ts' },
      { file: 'src/pages/login.astro', target: 'tests/e2e/fixtures.ts' },
    ];
    expect(forbidden(planted)).toHaveLength(planted.length);
  });

  test('import in no circle, not even types', () => {
    expect(circling(relative)).toEqual([]);
    const planted = ['a b', 'b c', 'c b', 'c d'].map((pair) => pair.split(' '));
    expect(circling(planted.map(([file = '', target = '']) => ({ file, target })))).toEqual([
      'b imports c',
      'c imports b',
    ]);
  });

  test('leave supabase-js to data', () => {
    const found = imports.filter(
      ({ file, target }) => target.startsWith('@supabase/') && layer(file) !== 'data',
    );
    expect(shown(found)).toEqual([]);
  });

  test('fetch files only where their first bytes are checked', () => {
    const fetching = files.filter((file) =>
      /storage-js|storage\/v1|\.download\(|createSigned|getPublicUrl/.test(
        file.endsWith('.test.ts') ? '' : read(file),
      ),
    );
    expect(fetching).toEqual(['src/data/document-files.ts']);
  });

  test('hold what a timer changes until a press ends', () => {
    const stores = files.filter((file) => {
      if (!['state', 'features'].includes(layer(file)) || file.endsWith('.test.ts')) return false;
      const code = read(file);
      return /\batom[<(]/.test(code) && /setTimeout\(|setInterval\(/.test(code);
    });
    expect(stores).not.toEqual([]);
    expect(stores.filter((file) => !read(file).includes('lib/released.ts'))).toEqual(UNHELD);
  });

  test('have no barrels', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  test('name components in PascalCase and everything else in kebab-case', () => {
    const names = files.filter((file) => layer(file) !== 'pages').map((file) => file.split('/').at(-1) ?? '');
    const well =
      /^(?:[A-Z][A-Za-z0-9]*\.(?:tsx|astro|css\.ts|stories\.tsx|test\.tsx?|fixtures\.ts)|[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.(?:ts|tsx))$/;
    expect(names.filter((name) => !well.test(name))).toEqual([]);
  });
});

describe('Bundles', () => {
  test('that modules name are known, and each is named by one', () => {
    const named = new Set(
      [...files, 'supabase/embedded/keys.ts'].flatMap((file) => {
        const [, bundle] = /^\/\/ bundle: ([\w-]+)$/m.exec(read(file).slice(0, 200)) ?? [];
        return bundle ? [bundle] : [];
      }),
    );
    const ours = Object.entries(BUNDLES).filter(([name]) => name !== 'react');
    expect([...named].sort()).toEqual(ours.map(([name]) => name).sort());
  });
});

describe('Texts', () => {
  const isWords = (file: string) => /[/._]words\.ts$/.test(file);

  test('import nothing', () => {
    expect(shown(imports.filter(({ file }) => isWords(file)))).toEqual([]);
  });

  test('are imported as t, once in a file', () => {
    const found = imports.filter(({ file, target }) => isWords(target) && !file.includes('.test.'));
    expect(found.length).toBeGreaterThan(400);
    const once = (file: string) =>
      [...read(file).matchAll(/^import \* as t from '.*words\.ts';$/gm)].length === 1;
    expect(shown(found.filter(({ file }) => !once(file)))).toEqual([]);
    expect(found).toHaveLength(new Set(found.map(({ file }) => file)).size);
  });

  test('outside words files are found, and nothing else is', () => {
    const linted = (code: string) =>
      new Linter()
        .verify(
          code,
          {
            files: ['**/*.tsx'],
            languageOptions: { parser: typescript.parser as Linter.Parser },
            plugins: { texts: texts as unknown as ESLint.Plugin },
            rules: { 'texts/in-words-files': 'error' },
          },
          'planted.tsx',
        )
        .map(({ message }) => message.split(': ').slice(1).join(': '));
    const planted = [
      ['<p>Saved</p>', 'Saved'],
      ['<Field label="Name" />', 'Name'],
      ["<Badge label={done ? 'Late' : ''} />", 'Late'],
      ["toast('We have your answer.')", 'We have your answer.'],
      ['write(`Call ${name}`)', 'Call {}'],
      ["write('Sending…')", 'Sending…'],
      ["const LINK = { label: 'Home' };", 'Home'],
    ];
    expect(planted.flatMap(([code = '']) => linted(code))).toEqual(planted.map(([, text]) => text));
    const others = [
      "throw new TypeError('The session waits for a connection');",
      "console.warn('This is slow');",
      "type State = 'not yet' | 'done';",
      "client.from('jobs').select('id, title, placeName, job:jobs(title, part)');",
      "document.querySelector('main form');",
      "const WIDE = '(min-width: 40rem)';",
      'const headers = { authorization: `Bearer ${key}` };',
      '<rect viewBox="0 0 24 24" className={`${own} ${wide}`} />',
      '<p data-for="admin caregiver" className={`letter ${own}`} />',
      "if (key === 'Escape') close();",
    ];
    expect(others.flatMap(linted)).toEqual([]);
  });
});

describe('The pure layers', () => {
  const isCode = (file: string) => !/\.(test|stories|fixtures)\./.test(file);
  const withoutComments = (file: string) =>
    read(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|<!--[\s\S]*?-->/gm, '');

  test('know no store', () => {
    const pure = ['lib', 'domain', 'theme', 'ui'];
    const found = imports.filter(
      ({ file, target }) => pure.includes(layer(file)) && /nanostores/.test(target),
    );
    expect(shown(found)).toEqual([]);
  });

  test('have words of the product only in domain', () => {
    const found = files.filter(
      (file) =>
        ['lib', 'ui'].includes(layer(file)) &&
        isCode(file) &&
        // Styles name font families.
        !file.endsWith('.css.ts') &&
        /caregiver|placement|applicant|credential|famil(y|ies)|\bcare\b|\bstaff\b|\badmin\b/i.test(
          withoutComments(file),
        ),
    );
    expect(found).toEqual([]);
  });
});

describe('The stores of features', () => {
  const stores = files.filter(
    (file) =>
      layer(file) === 'features' &&
      /(?<!\.(?:test|fixtures|stories))\.ts$/.test(file) &&
      (/-(screen|form)\.ts$/.test(file) || /^export (?:const|function) create[A-Z]/m.test(read(file))),
  );
  /** The functions of data that a store calls directly, so that tests can't replace them. */
  const calledThere = (code: string) =>
    [...code.matchAll(/^import (?!type\b)\{([^}]*)\} from '[^']*\/data\//gm)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => /^[a-z]\w*$/.test(name) && new RegExp(`(?<![.\\w])${name}\\(`).test(code))
      .filter((name) => !new RegExp(`\\b${name}\\b[^{}]*\\}(?: =|: typeof) \\w*[cC]alls`).test(code));

  test('call functions of a parameter, which defaults to data’s', () => {
    expect(stores.flatMap((file) => calledThere(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  test('would fail if they called data themselves', () => {
    const code = "import {\n  loadJob,\n  type Job,\n} from '../../../data/jobs.ts';\n";
    expect(calledThere(`${code}loadable(() => loadJob(id))`)).toEqual(['loadJob']);
    expect(calledThere(`${code}const calls = { loadJob };\nservice.loadJob(id)`)).toEqual([]);
    expect(calledThere(`${code}const read = ({ loadJob } = calls) => loadJob(id);`)).toEqual([]);
  });

  test('are driven by a test beside them', () => {
    expect(stores.filter((file) => !files.includes(file.replace(/\.ts$/, '.test.ts')))).toEqual([]);
  });
});

describe('The controls of ui and parts', () => {
  test('take no className', () => {
    const open = files.filter(
      (file) => /^src\/(ui|parts)\/.*\.tsx$/.test(file) && /\bclassName\??:/.test(read(file)),
    );
    expect(open).toEqual([]);
  });
});

describe('The repairs of libraries', () => {
  const repairs = globSync('supabase/embedded/repairs/*.ts').filter((file) => !file.endsWith('.test.ts'));

  test('name their library’s version, and are tested against it', () => {
    expect(repairs.length).toBeGreaterThan(0);
    const unsaid = repairs.filter((file) => !/\* \S+ \d+\.\d+\.\d+\S*: /.test(read(file)));
    const untested = repairs.filter((file) => !existsSync(file.replace(/\.ts$/, '.test.ts')));
    expect({ unsaid, untested }).toEqual({ unsaid: [], untested: [] });
  });
});

describe('Colours', () => {
  test('are written in the theme only', () => {
    const stray = files.filter(
      (file) =>
        layer(file) !== 'theme' &&
        !/\.(test|stories)\./.test(file) &&
        /['"\s:(]#[0-9a-f]{3,8}\b|\brgba?\(/i.test(styleOf(file)),
    );
    expect(stray).toEqual([]);
  });
});

/** The styles in a file, since links such as `#main` are no colours. */
function styleOf(file: string): string {
  const text = read(file);
  if (file.endsWith('.css.ts')) return text;
  return [...text.matchAll(/style=(?:"[^"]*"|\{\{[^}]*\}\})|(?:fill|stroke|stop-color)="#[^"]*"/g)].join(
    '\n',
  );
}

describe('Migrations', () => {
  const texts = globSync('supabase/migrations/*.sql').map((file) => readFileSync(file, 'utf8'));
  const found = (pattern: RegExp) => texts.flatMap((text) => text.match(pattern) ?? []);

  test('have lines of at most 120 characters, and one blank line between functions', () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(found(/^.{121,}$/gmu)).toEqual([]);
    expect(found(/^\S.*\n(--.*\n)*create function.*/gm).filter((lines) => !lines.startsWith('--'))).toEqual(
      [],
    );
    expect(found(/\n\n\n.*/g)).toEqual([]);
  });

  /** Quoted strings that read like texts of ours. Comments on tables are for readers of the schema. */
  const sentencesIn = (sql: string) =>
    sql
      .replace(/--.*/g, '')
      .replace(/comment on [^;]*? is\s*(?:'(?:[^']|'')*'\s*)+;/g, '')
      .match(/'\s?(?:[A-Z][a-z’]+[ ,.][a-z]|(?:[a-z]+ ){2}[a-z]+[’.]?')(?:[^'\n]|'')*/g)
      ?.filter((text) => !/^' ?(?:where|from|and|or|order by) /.test(text)) ?? [];

  test('return codes and values, never sentences', () => {
    expect(texts.flatMap(sentencesIn)).toEqual([]);
    expect(sentencesIn("set reason = 'Another caregiver was placed.'; -- 'A word of ours'")).toHaveLength(1);
  });

  test('and their tests use only the operator’s day', () => {
    const scripts = globSync('supabase/{migrations,tests}/*.{sql,psql}').map((file) =>
      readFileSync(file, 'utf8'),
    );
    expect(scripts.flatMap((text) => text.match(/.*current_date.*/gi) ?? [])).toEqual([]);
  });

  test('write null in small letters', () => {
    expect(found(/nullif\(([\w.]+), \1\)/g)).toEqual([]);
  });
});
