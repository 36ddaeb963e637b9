import type { KnipConfig } from 'knip';

/** An Astro page as a script: its front matter, its scripts, and the names that its markup uses. */
function scriptOf(page: string): string {
  const [, head = '', markup = page] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(page) ?? [];
  const scripts = [...markup.matchAll(/<script(?![^>]*\/>)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script,
  );
  const files = [...markup.matchAll(/<script src="([^"]+)"/g)].map(([, file]) => `import '${file}';`);
  const named = markup.match(/\b[a-z]\w*\.\w+/gi) ?? [];
  return [head, ...files, ...scripts, ...new Set(named)].join('\n');
}

const config: KnipConfig = {
  entry: [
    'src/pages/**/*.{astro,ts}',
    'src/pwa/service-worker.ts',
    // Shown by Tokens.mdx.
    'src/theme/Tokens.tsx',
    'scripts/*.{ts,mjs}',
    'supabase/embedded/cli.ts',
    'tests/bench/run.ts',
    'supabase/functions/*/index.ts',
    'supabase/embedded/tests/{shared-cluster,template,fixtures/serve}.ts',
    'tests/e2e/{prepare,server,skipped-reporter}.ts',
    'supabase/embedded/tests/fixtures/killed-at-rename.mjs',
  ],
  project: ['{src,scripts,supabase,tests,.storybook}/**/*.{ts,tsx,astro,mjs}'],
  // The auth server's own copy (supabase/embedded/auth/password-hash.ts), a package that
  // scripts/illustrations loads by createRequire, and the font that scripts/fonts.mjs reads as a file.
  ignoreDependencies: [
    'bcryptjs',
    '@iconify-json/lucide',
    'react-peeps',
    '@fontsource-variable/inter',
    // astro-check, and what one of its packages must have beside it.
    '@astrojs/check',
    '@emnapi/runtime',
  ],
  // The type of an exported function's argument may be exported too.
  ignoreExportsUsedInFile: { type: true, interface: true },
  // A generated file.
  ignore: ['src/data/database.types.ts'],
  compilers: { astro: scriptOf },
};

export default config;
