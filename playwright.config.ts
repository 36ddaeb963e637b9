import { defineConfig } from '@playwright/test';
import os from 'node:os';
import { operator } from './src/domain/operator.ts';
import { isFull, stack } from './tests/e2e/stack.ts';

// The cost of a sign-in is tested in supabase/embedded/auth/silence.test.ts.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

/** Journeys in a real Chromium against the real backend and the built site. Each worker has its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  // A folder of its own, since Playwright empties it, and other suites' reports are beside it.
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/prepare.ts',
  // Long enough for a machine a few times slower than ours. The bench measures how fast a page is.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  grepInvert: isFull ? undefined : /@full/,
  // On another stack all journeys share one database.
  workers: stack ? 1 : Math.min(8, Number(process.env['JOURNEYS_AT_ONCE'] ?? os.availableParallelism())),
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ...(stack ? [['./tests/e2e/skipped-reporter.ts'] as const] : []),
  ],
  use: {
    // A control that can't be pressed by then is missing.
    actionTimeout: 30_000,
    // Without it, an address that never comes is waited for until the journey ends.
    navigationTimeout: 30_000,
    timezoneId: operator.timeZone,
    // No animations: tests need not wait for them, and halfway through a fade axe would measure a contrast
    // that nobody reads.
    contextOptions: { reducedMotion: 'reduce' },
    // Every context would fetch and keep the whole app. Journeys that are about the worker allow it.
    serviceWorkers: 'block',
    // Recording costs a quarter of the time, so only TRACE=1 keeps the traces of failed journeys.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || undefined,
      // There is no screen to draw for. Chromium refuses its sandbox to root, the user of containers and CI.
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});
