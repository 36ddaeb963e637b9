import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [media.md]: {
      display: 'grid',
      alignItems: 'end',
      gridTemplateColumns: 'minmax(0, 26rem) minmax(12rem, 16rem) 1fr',
    },
  },
});
/** For people who filter lists all day: on as few lines as possible, and as many whatever is chosen. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.md]: { alignItems: 'flex-start' }, [media.lg]: { flexWrap: 'nowrap' } },
});
export const search = style({ width: '100%', minWidth: 0 });
globalStyle(`${line} > ${search}`, {
  '@media': { [media.md]: { flex: '0 99 15.5rem', width: 'auto', minWidth: '11rem' } },
});
export const toggle = style({ '@media': { [media.md]: { display: 'none' } } });
/** On a phone, below the button that unfolds it. */
const folding = style({
  minWidth: 0,
  '@media': { [media.belowMd]: { order: 1, width: '100%' } },
  selectors: { '&[data-folded]': { '@media': { [media.belowMd]: { display: 'none' } } } },
});
export const beside = style([folding]);
export const filters = style([folding, { gridColumn: '1 / -1', ':empty': { display: 'none' } }]);
globalStyle(`${line} > ${beside}`, { '@media': { [media.md]: { flex: '0 0 9rem' } } });
globalStyle(`${line} > ${filters}`, {
  '@media': {
    [media.md]: { flex: '1 1 auto' },
    // On a line of their own, below the rest.
    [`${media.md} and ${media.belowLg}`]: { order: 1, flexBasis: '100%' },
  },
});
globalStyle(`${line} > ${filters} > div`, {
  '@media': {
    [media.md]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    [media.lg]: { flexWrap: 'nowrap' },
  },
});
// As wide as the chosen words, in browsers that can.
const WHOLE_WORDS = '(field-sizing: content)';
globalStyle(`${line} > ${filters} > div > *`, {
  '@media': { [media.md]: { flex: '1 1 6.2rem', maxWidth: '11rem' } },
  '@supports': {
    [WHOLE_WORDS]: {
      '@media': {
        [media.md]: { flex: '1 0 auto', maxWidth: '16rem' },
        [media.lg]: { flexGrow: 0 },
      },
    },
  },
});
// Without room for all, texts to type and chosen words are cut first.
globalStyle(`${line} > ${filters} > div > :has(input, option:checked:not([value='']))`, {
  '@supports': { [WHOLE_WORDS]: { '@media': { [media.lg]: { flexShrink: 1, minWidth: '6.5rem' } } } },
});
globalStyle(`${line} > ${beside}`, {
  '@supports': { [WHOLE_WORDS]: { '@media': { [media.md]: { flex: '0 0 auto', minWidth: '7.25rem' } } } },
});
globalStyle(`${line} select`, {
  '@supports': { [WHOLE_WORDS]: { '@media': { [media.md]: { fieldSizing: 'content' } } } },
});
globalStyle(`${line} > ${filters} input`, {
  '@supports': { [WHOLE_WORDS]: { '@media': { [media.md]: { width: '6.5rem', minWidth: '100%' } } } },
});
/** The number of rows, and the button that clears the filters. */
export const whole = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[3],
  minHeight: vars.layout.control,
  marginInlineStart: 'auto',
  '@media': { [media.md]: { gridArea: '1 / 3' } },
});
/** Has room for the button to clear, so that the filters don't move when one is set. */
globalStyle(`${line} > ${whole}`, { '@media': { [media.lg]: { flex: '1 0 15rem', flexWrap: 'nowrap' } } });
export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Reserves its room, so that the filters don't move. */
globalStyle(`${line} ${count}`, { '@media': { [media.md]: { minWidth: '8.7em', textAlign: 'end' } } });
