import type { Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import '../src/domain/area-words.ts';
import '../src/domain/staff-words.ts';
import '../src/theme/global.css.ts';
import '../src/theme/work.css.ts';
import { InState } from './in-state.tsx';

// A dialog's code may load with the click that opens it, and on a slow machine late.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'ruler',
        items: [
          { value: 'visit', title: 'For visits' },
          { value: 'work', title: 'For work' },
        ],
        dynamicTitle: true,
      },
    },
    hover: {
      description: 'Hover',
      toolbar: {
        icon: 'pointerdefault',
        items: [
          { value: 'off', title: 'As the pointer is' },
          { value: 'on', title: 'All hovered' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', density: 'visit', hover: 'off' },
  decorators: [InState],
  // Calls that a story doesn't replace fail. Storybook's own server would answer with a page.
  beforeAll: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      /\/(rest|auth|storage)\/v1\//.test(input instanceof Request ? input.url : String(input))
        ? Promise.reject(new TypeError('No story reaches a server'))
        : fetch(input, init);
  },
  // Nothing may be wider than the page. On a wide page, a list below a field may stick out by less than the
  // page's padding.
  afterEach: async ({ viewMode, globals }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const padding = globals['viewport']?.value ? 0 : 16;
    if (viewMode === 'story') await expect(scrollWidth - padding).toBeLessThanOrEqual(clientWidth);
  },
  parameters: {
    // Each result is in Vitest's report, so only faults are, or it would be 60 MB. Style sheets are checked
    // with whole screens (tests/e2e/axe.ts).
    a11y: {
      test: 'error',
      options: import.meta.env['VITEST_STORYBOOK']
        ? {
            reporter: 'no-passes',
            preload: false,
            resultTypes: ['violations'],
            rules: { 'color-contrast': { enabled: import.meta.env['TEST_TIER'] === 'full' } },
          }
        : {},
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Tokens', 'Layout', 'Text', 'Forms', 'Display', 'Feedback'] } },
  },
};

export default preview;
