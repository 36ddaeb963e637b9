import react from '@astrojs/react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'astro/config';
import { codeGroups } from './scripts/bundles.ts';
import { designTokens } from './scripts/design-tokens.ts';
import { leanAuth } from './scripts/lean-auth.ts';
import { preloadIslands } from './scripts/preload-islands.ts';
import { staticHost } from './scripts/static-host.ts';
import { textsInPlace } from './scripts/words/texts-in-place.ts';
import { backgroundWorker } from './scripts/worker.ts';

const backend = process.env.PUBLIC_SUPABASE_URL ? ` ${new URL(process.env.PUBLIC_SUPABASE_URL).origin}` : '';

/**
 * Static pages fetch little on demand, and naming all imports would cost every visit more than it saves. A
 * plugin, since Astro lacks this option of Vite.
 */
const leanPages = {
  name: 'lean-pages',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: {
              polyfill: false,
              resolveDependencies: (_, files, { hostId }) => (hostId.includes('.astro') ? [] : files),
            },
          },
        }
      : undefined,
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'ignore',
  // The worker comes last: it keeps the pages as they are served.
  integrations: [react(), staticHost(), preloadIslands(), designTokens(), ...backgroundWorker()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `connect-src 'self'${backend}`,
        `img-src 'self' data: blob:${backend}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  // The highlighter's inline styles would break the policy above.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [vanillaExtractPlugin(), textsInPlace, leanAuth, leanPages],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeGroups } } } } },
    },
  },
});
