import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { page as spinner } from '../../../ui/spinner/Spinner.css.ts';
import { frame } from '../frame.css.ts';
import { given } from './CheckFields.css.ts';

const { color, font, layout, space } = vars;

// Aligned with the page's first notices, about scripts and storage.
globalStyle(`main:has(> ${frame}) > p, main:has(> ${frame}) > noscript > p`, {
  '@media': { [media.lg]: { marginInline: 0 } },
});

// Without scripts, or printed before there are answers, the form on paper takes its place.
export const onScreen = style({
  selectors: { ':root:not([data-scripts]) &': { display: 'none' } },
  '@media': { print: { selectors: { [`&:not(:has(${given}))`]: { display: 'none' } } } },
});
export const onPaper = style({
  '@media': {
    screen: { selectors: { ':root[data-scripts] &': { display: 'none' } } },
    print: { selectors: { [`${onScreen}:has(${given}) + &`]: { display: 'none' } } },
  },
});
export const head = style({
  display: 'none',
  '@media': { print: { display: 'block', marginBottom: '6mm' } },
});
globalStyle(`${onScreen} :is(button, ol, a)`, { '@media': { print: { display: 'none' } } });

export const beside = style({
  display: 'grid',
  gap: space[4],
  color: color.textMuted,
  fontSize: font.size.sm,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [`${media.lg} and (min-height: 54rem)`]: {
      position: 'sticky',
      top: `calc(${layout.topBar} + ${space[4]})`,
    },
    // If it came before the form, it would jump when the form appears.
    [media.belowLg]: {
      selectors: {
        [`:root[data-begun] &, ${frame}:has(astro-island .${spinner}) > &`]: { display: 'none' },
      },
    },
  },
});
/** At the last step, people have already read it. */
export const before = style({
  '@media': { [media.belowLg]: { selectors: { [`${frame}:has(${given}) &`]: { display: 'none' } } } },
});
export const title = style({ color: color.text, fontSize: font.size.md });
export const part = style({ display: 'grid', gap: space[1], alignContent: 'start' });
export const steps = style({ display: 'grid', gap: space[1], counterReset: 'step' });
globalStyle(`${steps} > li`, {
  display: 'grid',
  gridTemplateColumns: '1.5em minmax(0, 1fr)',
  counterIncrement: 'step',
});
globalStyle(`${steps} > li::before`, {
  content: 'counter(step) "."',
  color: color.secondary,
  fontWeight: font.weight.bold,
});
