import { defineConfig } from '@playwright/test';
import os from 'node:os';
import { operator } from './src/domain/operator.ts';
import { isFull, stack } from './tests/e2e/stack.ts';

// What a sign-in costs is tested where the backend is (supabase/embedded/auth/silence.test.ts).
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

/** Journeys in a real Chromium against the real backend and the built site, which each worker has for itself. */
export default defineConfig({
  testDir: 'tests/e2e',
  // A folder of its own: Playwright empties it, and other suites' reports lie beside it.
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/prepare.ts',
  // Wide enough for a machine a few times slower than ours: how fast a page is, the bench says.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  grepInvert: isFull ? undefined : /@full/,
  // As many as cores: with three on two, each journey took a fifth more of a processor, and all of them longer.
  // On another stack all journeys share one database.
  workers: stack ? 1 : Math.min(8, os.availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ...(stack ? [['./tests/e2e/skipped-reporter.ts'] as const] : []),
  ],
  use: {
    // What is not there to be pressed by then does not come.
    actionTimeout: 30_000,
    timezoneId: operator.timeZone,
    // Nothing is waited for that only moves; half-way through a fade axe would measure a contrast that nobody reads.
    contextOptions: { reducedMotion: 'reduce' },
    // Every context would fetch and keep the whole app. Journeys that are about the worker allow it.
    serviceWorkers: 'block',
    // To record every journey costs a quarter of the time: TRACE=1 keeps the traces of those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || undefined,
      // Without a screen there is nothing to draw for. Chromium refuses its sandbox to root, which is what containers and
      // CI run as.
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});
