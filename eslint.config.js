import astro from 'eslint-plugin-astro';
import typescript from 'typescript-eslint';
import texts, { declaredOnDevice } from './scripts/lint-rules.mjs';

/** For Astro files only. oxlint reads all others, but doesn't see the markup of these. */
export default [
  { ignores: ['**/*.{js,mjs,ts,tsx}', '!**/*.astro/*', 'dist', 'dist-storybook', '.astro', '.local'] },
  ...typescript.configs.strict,
  ...astro.configs.recommended,
  {
    files: ['src/**/*.astro', 'src/**/*.astro/*'],
    plugins: { texts },
    rules: { ...declaredOnDevice, 'texts/by-locale': 'error', 'texts/in-words-files': 'error' },
  },
];
