import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, layout, radius, space } = vars;

export const column = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  maxWidth: layout.measure,
  margin: '0 auto',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const banner = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'center',
  padding: `${space[5]} ${space[3]}`,
  borderRadius: radius.medium,
  background: color.secondarySoft,
  color: color.secondarySoftText,
  textAlign: 'center',
  selectors: {
    '[data-status="waiting"] &': { background: color.primarySoft, color: color.primarySoftText },
    '[data-status="refused"] &': { background: color.warningSoft, color: color.warningSoftText },
  },
});
export const picture = style({
  width: 'min(100%, 15rem)',
  marginBottom: space[1],
  selectors: { '&[hidden]': { display: 'none' } },
});
export const reference = style({
  marginBottom: space[2],
  color: color.text,
  fontSize: `clamp(${font.size.xxl}, 9vw, ${font.size.display})`,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  lineHeight: font.leading.tight,
  whiteSpace: 'nowrap',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  selectors: { '[data-when] &': { justifyContent: 'start' } },
});
export const status = style({ fontSize: font.size.sm });
export const former = style({
  padding: space[3],
  borderRadius: radius.medium,
  background: color.warningSoft,
  color: color.warningSoftText,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const part = style({
  display: 'grid',
  gap: space[2],
  selectors: { '&[hidden]': { display: 'none' } },
});
export const link = style({
  padding: space[2],
  borderRadius: radius.small,
  background: color.surfaceSunken,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});
export const steps = style({ display: 'grid', gap: space[3], counterReset: 'step' });

globalStyle(`${banner} h1`, { marginBottom: space[2], fontSize: font.size.xl });
globalStyle(`${part} h2`, { fontSize: font.size.lg });
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
