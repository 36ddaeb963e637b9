import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/theme/*.mdx', '../src/{ui,parts,features,layouts}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    // For older browsers, light-dark() would be resolved once at the root, but a docs page shows both themes.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  }),
};

export default config;
