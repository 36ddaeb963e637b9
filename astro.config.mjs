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
    name: 'chrome',
    test: /preload-helper|\/src\/(lib\/constants|state\/outbox-flag)\.ts$|\/ui\/button\/Button\.css\.ts$/,
    priority: 3,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores)\//,
    priority: 5,
  },
  // What the outbox shares with drafts and clients, so that sending from a static page brings no library along.
  {
    name: 'ground',
    test: /\/idb-keyval\/|\/data\/(backend|respond)\.ts$|\/embedded\/keys\.ts$/,
    priority: 5,
  },
  {
    name: 'outbox',
    test: /\/src\/(pwa\/(outbox|outbox-store|outcome|send-record|sync)|data\/request-payload)\.ts$/,
  },
  // What signing in shares with static pages, and with the wizard, so that neither gets the session along.
  { name: 'base', test: /\/src\/(lib\/(read-gate|result)|domain\/profile)\.ts$/, priority: 4 },
  { name: 'drafts', test: /\/src\/(state\/(draft-store|action)|lib\/email)\.ts$/, priority: 4 },
  { name: 'client', test: /\/src\/data\/client\.ts$/, priority: 3 },
  { name: 'session', test: /\/src\/(data\/(session|auth|leave-device)|lib\/return-path)\.ts$/, priority: 2 },
  {
    name: 'receipt',
    test: /\/src\/(state\/receipt|lib\/reference|domain\/operator)\.(ts|json)$/,
    priority: 1,
  },
  {
    name: 'answers',
    test: /\/src\/(domain\/(availability|contact-faults|place|vocabulary)|lib\/(check-text|phone))\.ts$/,
  },
  { name: 'controls', test: /\/src\/(ui|parts)\/[^?]*\.tsx$/, minShareCount: 7, priority: 1 },
  {
    name: 'sign-in',
    test: /\/src\/features\/account\/(CredentialsForm|NoProfileNotice|use-leave|parting-action)\.tsx?$/,
  },
];

/**
 * What the chrome fetches on demand is small, and naming all that it imports would cost every page more than it saves.
 * A plugin, since Astro leaves out this option of Vite.
 */
const leanChrome = {
  name: 'lean-chrome',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: {
              polyfill: false,
              resolveDependencies: (_, files, { hostId }) => (hostId.includes('Page.astro') ? [] : files),
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
    plugins: [vanillaExtractPlugin(), leanChrome],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
  },
});
