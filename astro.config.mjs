import react from '@astrojs/react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'astro/config';
import { staticHost } from './scripts/static-host.ts';

const backend = process.env.PUBLIC_SUPABASE_URL ? ` ${new URL(process.env.PUBLIC_SUPABASE_URL).origin}` : '';

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'ignore',
  integrations: [react(), staticHost()],
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
  vite: { plugins: [vanillaExtractPlugin()] },
});
