import { globalStyle, style } from '@vanilla-extract/css';
import { badge, dot } from '../../../ui/badge/Badge.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Seven columns need landscape paper. */
export const sheet = style({ '@media': { print: { page: 'board', zoom: 0.75 } } });
globalStyle('@page board', { size: 'landscape', margin: '10mm' } as object);
/** All days have the same width, also on a tablet. */
globalStyle(`${sheet} table`, { tableLayout: 'fixed' });
globalStyle(`${sheet} th`, { whiteSpace: 'normal' });
globalStyle(`${sheet} :is(th, td):not(:first-child)`, {
  '@media': { [`${media.md} and ${media.belowLg}`]: { paddingInline: `${vars.space[1]} 0` } },
});
globalStyle(`${sheet} ${badge}`, {
  whiteSpace: 'normal',
  '@media': { [`${media.md} and ${media.belowLg}`]: { paddingInline: vars.space[1] } },
});
globalStyle(`${sheet} ${dot}`, {
  '@media': { [`${media.md} and ${media.belowLg}`]: { display: 'none' } },
});
globalStyle(`${sheet} td`, { verticalAlign: 'top', overflowWrap: 'anywhere' });

export const visits = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const visit = style({ display: 'grid', gap: 2, justifyItems: 'start', overflowWrap: 'anywhere' });
