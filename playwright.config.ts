import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4399);

/** Journeys in a real Chromium against the real backend: a fresh data folder with the demo data, the built site. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // To record every journey costs a quarter of the time: TRACE=1 keeps the traces of those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Chromium refuses its sandbox to root, which is what containers and CI run as.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node tests/e2e/server.ts',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port) },
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
