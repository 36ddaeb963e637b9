import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which rooms of src a room may import from (design section 3). Imports run one way; ui and data never meet. */
const ARROWS: Record<string, readonly string[]> = {
  lib: ['lib'],
  theme: ['theme', 'lib'],
  ui: ['ui', 'theme', 'lib'],
  data: ['data', 'lib'],
  pwa: ['pwa', 'ui', 'theme', 'data', 'lib'],
  features: ['features', 'pwa', 'ui', 'theme', 'data', 'lib'],
  layouts: ['layouts', 'pwa', 'ui', 'theme', 'data', 'lib'],
  areas: ['areas', 'features', 'ui', 'theme', 'data', 'lib'],
  pages: ['pages', 'areas', 'layouts', 'pwa', 'features', 'ui', 'theme', 'data', 'lib'],
};

/** What src may import from outside itself, by the importing file. */
const OUTSIDE: Record<string, readonly string[]> = {
  'src/data/backend.ts': ['supabase/embedded/keys.ts'],
  'src/theme/tokens.ts': ['design-tokens.json'],
};

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

const room = (path: string) => path.split('/')[1] ?? '';
const feature = (path: string) => path.split('/')[2] ?? '';
const shown = (found: Import[]) => found.map(({ file, target }) => `${file} imports ${target}`);

/** The imports that break a rule, one line each; also used to prove that a forbidden import is found. */
function forbidden(found: Import[]): string[] {
  return shown(
    found.filter(({ file, target }) => {
      if (!target.startsWith('src/')) return !OUTSIDE[file]?.includes(target);
      if (!ARROWS[room(file)]?.includes(room(target))) return room(target) !== 'env.d.ts';
      return room(file) === 'features' && room(target) === 'features' && feature(file) !== feature(target);
    }),
  );
}

describe('The rooms of src', () => {
  test('are the known ones', () => {
    const rooms = new Set(files.map(room).filter((name) => !name.includes('.')));
    expect([...rooms].filter((name) => !(name in ARROWS))).toEqual([]);
  });

  test('import only the way the arrows run', () => {
    expect(forbidden(relative)).toEqual([]);
  });

  test('would be caught importing the other way', () => {
    const planted = [
      { file: 'src/ui/button/Button.tsx', target: 'src/data/auth.ts' },
      { file: 'src/features/jobs/ApplyScreen.tsx', target: 'src/features/request/steps.ts' },
      { file: 'src/lib/routes.ts', target: 'src/theme/tokens.ts' },
      { file: 'src/pages/login.astro', target: 'tests/e2e/fixtures.ts' },
    ];
    expect(forbidden(planted)).toHaveLength(planted.length);
  });

  test('leave supabase-js to data', () => {
    const found = imports.filter(
      ({ file, target }) => target.startsWith('@supabase/') && room(file) !== 'data',
    );
    expect(shown(found)).toEqual([]);
  });

  test('have no barrels', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  test('name components in PascalCase and everything else in kebab-case', () => {
    const names = files.filter((file) => room(file) !== 'pages').map((file) => file.split('/').at(-1) ?? '');
    const well =
      /^(?:[A-Z][A-Za-z0-9]*\.(?:tsx|astro|css\.ts|stories\.tsx|test\.tsx?|fixtures\.ts)|[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.(?:ts|tsx))$/;
    expect(names.filter((name) => !well.test(name))).toEqual([]);
  });
});

describe('The controls of ui', () => {
  test('give no className to dress them from outside', () => {
    const open = files.filter(
      (file) => /^src\/ui\/.*\.tsx$/.test(file) && /\bclassName\??:/.test(read(file)),
    );
    expect(open).toEqual([]);
  });
});

describe('Colours', () => {
  test('are written in the theme only', () => {
    const stray = files.filter(
      (file) =>
        room(file) !== 'theme' &&
        !/\.(test|stories)\./.test(file) &&
        /['"\s:(]#[0-9a-f]{3,8}\b|\brgba?\(/i.test(styleOf(file)),
    );
    expect(stray).toEqual([]);
  });
});

/** The part of a file that says how things look: links such as `#main` are not colours. */
function styleOf(file: string): string {
  const text = read(file);
  if (file.endsWith('.css.ts')) return text;
  return [...text.matchAll(/style=(?:"[^"]*"|\{\{[^}]*\}\})|(?:fill|stroke|stop-color)="#[^"]*"/g)].join(
    '\n',
  );
}
