import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../src/theme/global.css.ts';

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
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    function InTheme(Story, { globals }) {
      const theme = String(globals['theme']);
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = theme;
      }, [theme]);
      return <Story />;
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Tokens', 'Layout', 'Text', 'Forms', 'Display', 'Feedback'] } },
  },
};

export default preview;
