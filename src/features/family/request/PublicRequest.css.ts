import { globalStyle, style } from '@vanilla-extract/css';

/** The wait for a returning person, instead of the first step (rendered-step-script.ts). */
export const whileBegun = style({
  selectors: { ':root:not([data-begun]) &': { display: 'none' } },
});
globalStyle(`:root[data-begun] ${whileBegun} ~ astro-island`, { display: 'none' });
