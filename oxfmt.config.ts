import { defineConfig } from 'oxfmt';

/** How scripts format the files that they write. */
export const style = { printWidth: 110, singleQuote: true };

export default defineConfig({
  ...style,
  sortPackageJson: false,
  // It reads no Astro file by itself.
  astro: {},
  // Data, written by scripts as they are.
  ignorePatterns: ['supabase/places.sql', 'src/domain/places.json'],
});
