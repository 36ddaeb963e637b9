import type { AstroIntegration } from 'astro';

/**
 * Lets the development server follow an edit of design-tokens.json: the styles are compiled from it by a compiler that
 * does not tell Astro what it read. (Storybook's server is told, and needs none of this.)
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
