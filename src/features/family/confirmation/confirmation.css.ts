import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, radius, space } = vars;

/** On a phone the letter and its buttons are closer together. */
export const receipt = style({
  '@media': { [`screen and ${media.belowLg}`]: { selectors: { '&&': { gap: space[3] } } } },
});
/** Parts of a letter that a phone has no room for. */
export const onWide = style({ '@media': { [`screen and ${media.belowLg}`]: { display: 'none' } } });
export const plate = style({
  margin: `${space[3]} 0`,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  background: color.secondarySoft,
  color: color.secondarySoftText,
  selectors: {
    '[data-status="waiting"] &': { background: color.primarySoft, color: color.primarySoftText },
    '[data-status="refused"] &': { background: color.warningSoft, color: color.warningSoftText },
  },
  '@media': {
    print: {
      padding: space[3],
      border: '1px solid',
      selectors: { '[data-status] &': { background: 'none', color: 'inherit' } },
    },
  },
});
globalStyle(`${plate} p + p`, { marginTop: 0 });
export const reference = style({
  color: color.text,
  fontSize: `clamp(${font.size.lg}, 7vw, ${font.size.xxl})`,
  fontWeight: font.weight.bold,
  letterSpacing: '0.02em',
  lineHeight: font.leading.tight,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: `${space[3]} 0` });
/** Negative margin: the button's words line up with the text. */
export const quietActions = style([actions, { gap: 0, marginInlineStart: `calc(-1 * ${space[2]})` }]);
export const status = style({
  fontSize: font.size.sm,
  selectors: { '&:empty': { marginTop: `calc(-1 * ${space[2]})` } },
});
export const former = style({
  marginBottom: space[3],
  padding: space[3],
  borderRadius: radius.medium,
  background: color.warningSoft,
  color: color.warningSoftText,
});
/** Folded content has its own gaps. */
export const within = style([onWide, { selectors: { '&&&': { margin: 0 } } }]);
export const steps = style({ display: 'grid', gap: space[2], counterReset: 'step' });
globalStyle(`${steps} li`, { display: 'flex', gap: space[2], counterIncrement: 'step' });
globalStyle(`${steps} li::before`, {
  content: 'counter(step)',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.9em',
  height: '1.9em',
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.primarySoftText,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
});
export const closing = style({ marginTop: space[3], breakInside: 'avoid' });
globalStyle(`${closing} a`, { whiteSpace: 'nowrap' });

/** The letter's buttons, and the key, which no letter has. */
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  fontSize: font.size.sm,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] },
    print: { display: 'block', selectors: { ':not([data-with-link]) > &': { display: 'none' } } },
  },
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  selectors: { '&[hidden]': { display: 'none' } },
});
globalStyle(`${part} h2`, { fontSize: font.size.md });
globalStyle(`${part} ${actions}`, { marginBlock: 0 });
/** The key has a frame, since nobody can open the request without it. */
export const key = style({
  '@media': {
    screen: {
      padding: space[3],
      border: `1px solid ${color.border}`,
      borderRadius: radius.medium,
      background: color.surface,
      boxShadow: vars.shadow.low,
    },
    [`screen and ${media.md}`]: { padding: space[4] },
    [media.lg]: { selectors: { '[data-receipt] > &': { gridColumn: 2, gridRow: 1 } } },
    print: { selectors: { '[data-receipt]:not([data-with-link]) > &': { display: 'none' } } },
  },
});
/** If the key is before the letter, it shares the side column with the buttons. */
globalStyle(`[data-receipt] > ${key} + *`, {
  '@media': { [media.lg]: { gridColumn: 1, gridRow: '1 / span 2' } },
});
globalStyle(`[data-receipt]:has(> ${key})`, {
  '@media': { [media.lg]: { gridTemplateRows: 'auto 1fr' } },
});
export const picture = style({
  display: 'none',
  '@media': {
    [media.lg]: { display: 'block', selectors: { '&[hidden]': { display: 'none' } } },
  },
});
export const link = style({
  padding: space[2],
  borderRadius: radius.small,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
});

/** Shown instead of a letter: words with a drawing beside them. */
export const none = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)', gap: space[6] } },
});
export const words = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
