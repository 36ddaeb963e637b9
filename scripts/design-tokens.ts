import type { AstroIntegration } from 'astro';

/**
 * Lets the development server follow an edit of design-tokens.json. A compiler builds the styles from it without
 * telling Astro what it read. (Storybook's server is told, and needs none of this.)
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
