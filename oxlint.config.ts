import { defineConfig } from 'oxlint';
import { declaredOnDevice } from './scripts/lint-rules.mjs';

/**
 * All files except Astro files, with types: it reports what `tsc` would, in a third of the time. It uses
 * TypeScript 7. Astro files and editors use 6, since Astro’s tools need its API.
 */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint-rules.mjs'],
  options: { typeAware: true, typeCheck: true },
  ignorePatterns: ['dist', 'dist-storybook', '.astro', '.local', 'src/data/database.types.ts', '**/*.astro'],
  categories: { correctness: 'error' },
  rules: {
    'no-array-constructor': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/unified-signatures': 'error',
    // Safari drops the role of restyled elements, such as a list without bullets or a table laid out as
    // cards.
    'jsx-a11y/no-redundant-roles': [
      'error',
      {
        ...{ ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'], table: ['table'] },
        ...{ tr: ['row'], th: ['columnheader', 'rowheader'], td: ['cell'] },
      },
    ],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'], td: ['cell'] }],
    // These rules report code that is right here.
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    'no-empty-pattern': 'off',
    'no-unsafe-optional-chaining': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      files: ['src/**/*.tsx', '.storybook/**/*.tsx'],
      plugins: ['react'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      files: ['src/**'],
      rules: {
        ...declaredOnDevice,
        'texts/by-locale': 'error',
        'texts/in-words-files': 'error',
      },
    },
    {
      files: ['src/state/device/**', 'src/pwa/shell.ts'],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-restricted-imports': 'off',
      },
    },
    {
      files: ['src/domain/operator*.ts', 'src/lib/fill.ts', 'src/lib/vtimezone.ts'],
      rules: { 'texts/by-locale': 'off' },
    },
    {
      files: [
        'src/**/{words,*.words}.ts',
        'src/**/*.{test,stories,fixtures}.*',
        'src/**/*.css.ts',
        // Of a protocol.
        'src/domain/sitemap.ts',
        // Storybook’s.
        'src/theme/Tokens.tsx',
      ],
      rules: { 'texts/in-words-files': 'off' },
    },
    {
      files: ['tests/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { property: 'waitForTimeout', message: 'Wait for what a person would see, or drive the clock.' },
        ],
      },
    },
  ],
});
