import type { AstroIntegration } from 'astro';

/**
 * Makes the development server reload after an edit of design-tokens.json. A compiler builds the styles from
 * it without telling Astro what it read. (Storybook's server is told, so it doesn't need this.)
 */
export function designTokens(): AstroIntegration {
  return {
    name: 'design-tokens',
    hooks: {
      'astro:config:setup': ({ addWatchFile, config }) =>
        addWatchFile(new URL('design-tokens.json', config.root)),
    },
  };
}
