import { existsSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';

// Static imports would be bundled into vitest.config.ts and loaded for every suite.
const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
const { playwright } = await import('@vitest/browser-playwright');

const systemChromium = [
  process.env['HEADLESS_SHELL_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path));

/** The toolbar's settings. Every story runs in the first, and for a release in all of them. */
const LOOKS = {
  plain: {},
  dark: { theme: 'dark' },
  hover: { hover: 'on' },
  'dark hover': { theme: 'dark', hover: 'on' },
  'right to left': { direction: 'rtl' },
};
const looks = Object.entries(LOOKS).slice(0, process.env['TEST_TIER'] === 'full' ? undefined : 1);

/**
 * Every story as a test in a real browser: it renders, its play function passes, axe finds nothing, and
 * nothing is wider than the page.
 */
export const storiesProject: TestProjectInlineConfiguration = {
  // The root's plugins must not apply twice; Storybook brings its own set.
  extends: false,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    env: { TEST_TIER: process.env['TEST_TIER'] ?? 'fast' },
    testTimeout: 120_000,
    // One frame for all files. Otherwise each file would load React, Storybook and every style again.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      dependencySourcemaps: false,
      // Nobody looks, so nothing needs to be painted.
      orchestratorScripts: [
        {
          content: `document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }))`,
        },
      ],
      provider: playwright({
        launchOptions: {
          ...(systemChromium ? { executablePath: systemChromium } : {}),
          // There is no screen to draw for, and Chromium's sandbox refuses to run as root.
          args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
        },
        // Half-way through a fade axe would measure a contrast that nobody reads.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: looks.map(([name, globals]) => ({
        browser: 'chromium' as const,
        name: `stories, ${name}`,
        // The plugin's option initialGlobals is one for all projects, so the value is provided here.
        provide: { 'storybook/test-initial-globals': globals } as object,
      })),
    },
  },
};
