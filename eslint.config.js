import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { noTexts } from './scripts/lint-texts.mjs';

const DECLARED = 'What lies on a device is declared in src/state/device.';
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
  name,
  message: DECLARED,
}));

export default typescript.config(
  {
    ignores: ['dist', 'dist-storybook', '.astro', 'node_modules', '.local', 'src/data/database.types.ts'],
  },
  ...typescript.configs.strict,
  ...astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    // Nothing is promised here, and to look for it in styles takes a third of the time.
    files: ['src/**/*.css.ts', 'src/**/{words,*.words}.ts'],
    rules: { '@typescript-eslint/no-misused-promises': 'off' },
  },
  {
    files: ['src/**/*.tsx', '.storybook/**/*.tsx'],
    plugins: { ...a11y.configs.recommended.plugins, 'react-hooks': hooks },
    rules: {
      ...a11y.configs.recommended.rules,
      ...hooks.configs.recommended.rules,
      // Safari takes away what CSS restyles: a list without bullets, a table laid out as cards.
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/state/device/**', 'src/pwa/shell.ts'],
    rules: {
      'no-restricted-globals': ['error', ...STORAGES],
      'no-restricted-properties': [
        'error',
        ...STORAGES.flatMap(({ name: property, message }) => [
          { object: 'window', property, message },
          { object: 'globalThis', property, message },
          { object: 'self', property, message },
        ]),
        { object: 'document', property: 'cookie', message: DECLARED },
      ],
      'no-restricted-imports': ['error', { name: 'idb-keyval', message: DECLARED }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/domain/operator*.ts', 'src/lib/fill.ts', 'src/lib/vtimezone.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="Intl"]',
          message: 'src/domain/operator.ts formats, by the operator’s locale.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: [
      'src/**/{words,*.words}.ts',
      'src/**/*.{test,stories,fixtures}.*',
      'src/**/*.css.ts',
      // Of a protocol.
      'src/domain/sitemap.ts',
      // Storybook’s.
      'src/theme/Tokens.tsx',
    ],
    plugins: { texts: { rules: { 'in-words-files': noTexts } } },
    rules: { 'texts/in-words-files': 'error' },
  },
  {
    files: ['**/*.{js,mjs}', 'scripts/**', 'tests/**', 'supabase/**'],
    languageOptions: { globals: globals.node },
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
);
