import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const systemChromium = [
  process.env['HEADLESS_SHELL_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path));

/** Every story as a test in a real browser: it renders, its play function passes, and axe finds nothing. */
export const storiesProject: TestProjectInlineConfiguration = {
  // The root's plugins must not apply twice; Storybook brings its own set.
  extends: false,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    testTimeout: 120_000,
    // One frame for all files: each file of its own would load React, Storybook and every style once more.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(systemChromium ? { executablePath: systemChromium } : {}),
          // Chromium's sandbox refuses to run as root.
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
        },
        // Half-way through a fade axe would measure a contrast that nobody reads.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};
