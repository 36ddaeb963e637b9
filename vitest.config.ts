import os from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const chosen = process.argv.flatMap((word, at) => (word === '--project' ? process.argv[at + 1] : []));
// Storybook takes long to load, so only its own tests do.
const stories =
  chosen.length === 0 || chosen.includes('stories')
    ? [(await import('./.storybook/vitest.project.ts')).storiesProject]
    : [];

const full = process.env['TEST_TIER'] === 'full';

export default defineConfig({
  test: {
    // By default Vitest leaves one core unused.
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: ['tests/unit-setup.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/unit/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'backend',
          isolate: false,
          include: ['supabase/embedded/**/*.test.ts'],
          // The slowest tests of what changes least. A release must pass them.
          exclude: full
            ? []
            : [
                'supabase/embedded/auth/silence.test.ts',
                'supabase/embedded/backup/*.test.ts',
                'supabase/embedded/database/*.test.ts',
                'supabase/embedded/gateway/limits.test.ts',
                'supabase/embedded/mail/{edge-function,smtp}.test.ts',
                'supabase/embedded/repairs/*.test.ts',
                'supabase/embedded/{restarts,rotate-keys}.test.ts',
                'supabase/embedded/storage/uploads.test.ts',
              ],
          globalSetup: ['supabase/embedded/tests/template.ts', 'supabase/embedded/tests/shared-cluster.ts'],
          // An email comes within a second, but not on every machine.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'db',
          isolate: false,
          include: ['tests/db/**/*.test.ts'],
          // On Postgres 17, as hosted, and a story of visits. A release must pass them.
          exclude: full ? [] : ['tests/db/hosted/**', 'tests/db/story/**'],
          globalSetup: 'tests/db/shared-cluster.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...stories,
    ],
  },
});
