import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

/** By the width that the facts have beside the actions. */
const fewLetters = '(max-width: 13rem)';
const room2 = '(min-width: 24rem)';
const room3 = '(min-width: 36rem)';
const fewInLine = '(min-width: 46rem)';
const oneLine = '(min-width: 66rem)';

const line = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  justifyContent: 'start',
} as const;

export const room = style({ containerType: 'inline-size', minWidth: 0 });
// On a phone one fact a line, as on cards. With more width two or three columns, then one line.
export const facts = style({
  display: 'grid',
  gap: `3px ${space[4]}`,
  '@container': {
    [room2]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[2] },
    [room3]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [oneLine]: line,
  },
});
globalStyle(`${facts}:not(:has(> :nth-child(6)))`, { '@container': { [fewInLine]: line } });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [room2]: { display: 'block' }, [fewLetters]: { display: 'block' } },
});
export const term = style({ color: color.textMuted, fontSize: font.size.xs, lineHeight: 1.4 });
export const value = style({ fontWeight: font.weight.medium, fontSize: font.size.sm, lineHeight: 1.45 });
