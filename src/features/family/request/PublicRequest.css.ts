import { globalStyle, style } from '@vanilla-extract/css';

/** A spinner in place of the first step, for a returning person (rendered-step-script.ts). */
export const whileBegun = style({
  selectors: { ':root:not([data-begun]) &': { display: 'none' } },
});
globalStyle(`:root[data-begun] ${whileBegun} ~ astro-island`, { display: 'none' });
