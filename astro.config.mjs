import react from '@astrojs/react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'astro/config';
import { designTokens } from './scripts/design-tokens.ts';
import { staticHost } from './scripts/static-host.ts';
import { backgroundWorker } from './scripts/worker.ts';

const backend = process.env.PUBLIC_SUPABASE_URL ? ` ${new URL(process.env.PUBLIC_SUPABASE_URL).origin}` : '';

/**
 * Bundles for a bad phone line: a file for each small module would cost more in requests than it saves in bytes. Styles
 * are left out, or a static page would carry those of every control.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores)\//,
    priority: 2,
  },
  { name: 'receipt', test: /\/src\/lib\/(receipt|reference|operator)\.(ts|json)$/, priority: 1 },
  { name: 'controls', test: /\/src\/ui\/[^?]*\.tsx$/, minShareCount: 7 },
];

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'ignore',
  // The worker comes last: it keeps the pages as they are served.
  integrations: [react(), staticHost(), designTokens(), ...backgroundWorker()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `connect-src 'self'${backend}`,
        `img-src 'self' data: blob:${backend}`,
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  // Nothing here is Markdown, and the highlighter's inline styles would break the policy above.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [vanillaExtractPlugin()],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
  },
});
