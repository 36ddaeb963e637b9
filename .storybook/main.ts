import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/theme/*.mdx', '../src/{ui,parts,features,layouts}/**/*.stories.tsx'],
  // Tests show no docs.
  addons: process.env['VITEST']
    ? ['@storybook/addon-a11y']
    : ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Tests find their stories without the index, and making it reads every file.
  experimental_indexers: (indexers) =>
    process.env['VITEST'] ? [{ test: /\.stories\.tsx$/, createIndex: async () => [] }] : (indexers ?? []),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    // For older browsers, light-dark() would be resolved once at the root, but a docs page shows both themes.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  }),
};

export default config;
